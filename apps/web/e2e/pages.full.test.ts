import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findings, type Look } from './support/axe.ts';
import { journeys } from './support/browser.ts';
import { sideways } from './support/layout.ts';
import { LOADED } from './support/pages.ts';
import { type PageCase, walk } from './support/prepared.ts';
import { shiftTable } from './support/shift-table.ts';

const LONGEST_WORD = 'Donaudampfschifffahrtsgesellschaftskapit';
/** Each page is opened once as wide as a phone and once as a desktop, and looked at in these widths. */
const LOOKS: Record<'phone' | 'desktop', readonly [Look, ...Look[]]> = {
  phone: [
    { width: 360, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
  ],
  desktop: [
    { width: 1280, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
    { width: 768, colorScheme: 'light' },
  ],
};
const OTHER_PHONES = [320, 414];

const { pageAs, prepared, show } = walk(journeys(), LONGEST_WORD);
const shiftsOf = shiftTable('loaded pages with long words');

async function wrongOnPhone(shown: PageCase): Promise<string[]> {
  const { page, wrong } = await looked(shown, LOOKS.phone);
  for (const width of OTHER_PHONES) {
    await page.setViewportSize({ width, height: 800 });
    wrong.push(...(await sideways(page)).map((what) => `${width}: scrolls sideways: ${what}`));
  }
  return wrong;
}

/** What is wrong with a page that is opened as the first look says. */
async function looked(
  shown: PageCase,
  [first, ...others]: readonly [Look, ...Look[]],
): Promise<{ page: Page; wrong: string[] }> {
  const page = await pageAs(shown.as, 'loaded');
  await page.setViewportSize({ width: first.width, height: 800 });
  await show(page, shown);
  // What is loaded once the page is there comes while it is looked at for the first time.
  const wrong = await findings(page, [first]);
  wrong.push(...(await shiftsOf(page, `${shown.name}, ${first.width}`)));
  wrong.push(...(await findings(page, others)));
  return { page, wrong };
}

describe('has no findings, moves nothing that is already there, and never scrolls sideways with long words', () => {
  it.each(LOADED)('$name', async (shown) => {
    const [phone, desktop] = await Promise.all([wrongOnPhone(shown), looked(shown, LOOKS.desktop)]);
    expect([...phone, ...desktop.wrong]).toEqual([]);
  });
});

it('nor do a quiz that somebody takes, its navigator, and the list that offers to continue it', async () => {
  const page = await pageAs('busy');
  await page.setViewportSize({ width: 360, height: 740 });
  const wrong: string[] = [];
  const measure = async (what: string) => {
    for (const width of [320, 360, 414]) {
      await page.setViewportSize({ width, height: 740 });
      wrong.push(...(await sideways(page)).map((found) => `${what}, ${width}: scrolls sideways: ${found}`));
    }
  };
  await page.goto(`/user/test/${prepared().quizId}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('Question 1 of 1').waitFor();
  await measure('player');
  await page.getByRole('radio').first().check();
  await page.getByText('Saved on this device').waitFor();
  await page.getByText('1 of 1 answered').click();
  await measure('navigator');
  await page.goto('/user/test');
  await page.getByRole('region', { name: 'Continue' }).waitFor();
  await page.getByRole('article').first().waitFor();
  await measure('list');
  expect(wrong).toEqual([]);
});
