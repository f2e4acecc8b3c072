import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and what axe calls good practice. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const WIDTHS = [360, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** What is wrong with the page on show, at every width in both schemes. */
export async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await axeFindings(page)).map((finding) => `${width} ${colorScheme}: ${finding}`));
    }
    if (await scrollsSideways(page)) found.push(`${width}: the page scrolls sideways`);
  }
  return found;
}

/** What axe finds on a page, one line a finding. */
async function axeFindings(page: Page): Promise<string[]> {
  // Brought in once a page: it is half a megabyte.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  const violations = await page.evaluate(async (options) => {
    // A colour on its way from one scheme to the other is none that anybody reads.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const results = await window.axe?.run(options);
    return results?.violations ?? [];
  }, OPTIONS);
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
