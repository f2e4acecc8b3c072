import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { listOverflows } from './layout.ts';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe's rules for WCAG 2.2 A and AA, plus its best practices. */
const ALL: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
};
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Axe's rules about colours; all other rules give the same result in light and dark mode. */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: COLOUR_RULES },
  resultTypes: ['violations'],
  preload: false,
};

/** All of axe's rules but those about colours, which take most of a check's time. */
const STRUCTURE: RunOptions = {
  ...ALL,
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** The width and colour scheme in which a page is checked: all rules in light, only the rules about colours in dark. */
export interface CheckedLook {
  width: number;
  colorScheme: 'light' | 'dark';
  /** Whether the rules about colours are left out, for pages whose colours another test checks. */
  structureOnly?: true;
}

/** The default widths and colour schemes, for page states that are checked in full elsewhere. */
const STATE_LOOKS: readonly CheckedLook[] = [
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
];

/** Returns the accessibility problems and horizontal overflows of the current page, one line per finding. */
export async function listFindings(page: Page, looks = STATE_LOOKS): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme, structureOnly } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const inLight = structureOnly ? STRUCTURE : ALL;
    const seen = await axeFindings(page, colorScheme === 'light' ? inLight : COLOURS);
    found.push(...seen.map((finding) => `${width} ${colorScheme}: ${finding}`));
    found.push(...(await listOverflows(page)).map((what) => `${width} ${colorScheme}: scrolls sideways: ${what}`));
  }
  return found;
}

/** Returns the rule violations that axe finds on a page, one line per element. */
async function axeFindings(page: Page, options: RunOptions): Promise<string[]> {
  // The axe script is loaded once per page, because it has half a megabyte.
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(source);
    await page.evaluate(disableTransitions);
  }
  const violations = await page.evaluate(async (runOptions) => {
    // Animations in collapsed content, such as closed details, are paused until it's opened, so they would never
    // finish.
    const ending = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return effect?.getComputedTiming().endTime !== Infinity && target?.checkVisibility();
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const results = await window.axe?.run(runOptions);
    return results?.violations ?? [];
  }, options);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${impact} ${id} at ${target.join(' ')}: ${failureSummary?.replaceAll('\n', ' ')}`,
    ),
  );
}

/**
 * Turns off transitions. Otherwise axe would judge colours halfway through one, e.g. of a button that was just busy.
 */
function disableTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}
