import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and what axe calls good practice. */
const ALL: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
/** What depends on colours: all else of a page is the same in both schemes. */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const WIDTHS = [360, 768, 1280];
const SCHEMES = [
  { colorScheme: 'light', options: ALL },
  { colorScheme: 'dark', options: COLOURS },
] as const;

/** What is wrong with the page on show, at every width in both schemes. */
export async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  // Scheme by scheme: at each change the page's colours take a moment to arrive.
  for (const { colorScheme, options } of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await axeFindings(page, options)).map((finding) => `${width} ${colorScheme}: ${finding}`));
      if (await scrollsSideways(page)) found.push(`${width} ${colorScheme}: the page scrolls sideways`);
    }
  }
  return found;
}

/** What axe finds on a page, one line a finding. */
async function axeFindings(page: Page, options: RunOptions): Promise<string[]> {
  // Brought in once a page: it is half a megabyte.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  const violations = await page.evaluate(async (given) => {
    // A colour on its way from one scheme to the other is none that anybody reads.
    // What is folded away, as in closed details, has transitions that stand still until it is opened.
    const ending = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return effect?.getComputedTiming().endTime !== Infinity && target?.checkVisibility();
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const results = await window.axe?.run(given);
    return results?.violations ?? [];
  }, options);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${impact} ${id} at ${target.join(' ')}: ${failureSummary?.replaceAll('\n', ' ')}`,
    ),
  );
}

/** Whether the page itself can be scrolled sideways, which no page should. */
function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
