import type { Locator, Page } from 'playwright-core';

/**
 * Sums the layout shifts since the page was opened, apart from those after input, in the browser's measure (0 to 1).
 * `worst` describes the two largest.
 */
export function measureShifts(page: Page): Promise<{ sum: number; worst: string }> {
  return page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as Shift[];
    observer.disconnect();
    const own = entries.filter(({ hadRecentInput }) => !hadRecentInput).sort((a, b) => b.value - a.value);
    const lines = own.slice(0, 2).map(({ startTime, value, sources }) => {
      const moved = sources.slice(0, 2).map(({ node, previousRect, currentRect }) => {
        const text = node?.textContent?.trim().slice(0, 40);
        return `"${text}" from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`;
      });
      return `${value.toFixed(3)} after ${Math.round(startTime)} ms: ${moved.join(', ')}`;
    });
    return { sum: own.reduce((all, { value }) => all + value, 0), worst: lines.join('; ') };
  });
}

/** Lists elements that make the page scroll sideways, at most three; empty if it doesn't. */
export function listOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element): boolean => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible' && above.getBoundingClientRect().right <= clientWidth + 0.5)
          return true;
      return false;
    };
    const overflowing = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !isClipped(element) &&
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        ![...element.children].some((child) => child.getBoundingClientRect().right > clientWidth + 0.5),
    );
    const lines = overflowing
      .slice(0, 3)
      .map((element) => `<${element.localName}> "${element.textContent?.trim().slice(0, 50)}"`);
    return lines.length > 0 ? lines : [`${scrollWidth} px wide`];
  });
}

/** Returns whether an element is completely within the visible screen, with no other element in front of it. */
export function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (top < 0 || left < 0 || bottom > window.innerHeight || right > window.innerWidth) return false;
    const corners: [number, number][] = [
      [left + 4, top + 4],
      [right - 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
      [(left + right) / 2, (top + bottom) / 2],
    ];
    return corners.every(([x, y]) => {
      const front = document.elementFromPoint(x, y);
      return front !== null && (element.contains(front) || front.contains(element));
    });
  });
}

/** Returns the words of a text that are broken in the middle, over two lines or more. */
export function brokenWords(target: Locator): Promise<string[]> {
  return target.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** Returns an element's background, border and text colours once its animations have ended. */
export async function coloursOf(target: Locator): Promise<string> {
  return target.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
    return [backgroundColor, borderTopColor, color].join(' / ');
  });
}
