// Takes screenshots of every page that the accessibility journeys visit: with content, empty and failing.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { createJourneys } from '../support/browser.ts';
import { EMPTY, FAILING, LOADED } from '../support/pages.ts';
import { type PageCase, prepareWalk } from '../support/prepared.ts';

const WIDTHS = [360, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

const { SCREENS_TO } = process.env;
if (!SCREENS_TO) throw new Error('SCREENS_TO must name a folder. Run: node scripts/screens.mjs --to FOLDER');
await mkdir(SCREENS_TO, { recursive: true });

const { pageAs, show, showFailing } = prepareWalk(createJourneys());

/** Saves screenshots of the whole page in each width and scheme, as `<state>-<name>-<width>-<scheme>.png`. */
async function shoot(page: Page, state: string, { name }: PageCase): Promise<void> {
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      // The viewport gets as tall as the page, because elements fixed to the screen's edges would otherwise lie across
      // the middle of the picture.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      const file = `${state}-${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(SCREENS_TO ?? '', file), animations: 'disabled' });
    }
  }
}

describe('screenshots', () => {
  it.each(LOADED)('show $name with content', async (shown) => {
    const page = await pageAs(shown.as, 'loaded');
    await show(page, shown);
    await shoot(page, 'full', shown);
  });

  it.each(EMPTY)('show $name when empty', async (shown) => {
    const page = await pageAs(shown.as, 'empty');
    await show(page, shown);
    await shoot(page, 'empty', shown);
  });

  it.each(FAILING)('show $name when the server fails', async (shown) => {
    const page = await pageAs(shown.as, 'failing');
    await showFailing(page, shown);
    await shoot(page, 'failing', shown);
  });
});
