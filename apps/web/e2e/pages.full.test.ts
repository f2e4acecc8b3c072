import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type CheckedLook, listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { isOnTop, listOverflows } from './support/layout.ts';
import { FIRST_LOADED, FURTHER_LOADED } from './support/pages.ts';
import { type PageCase, prepareWalk } from './support/prepared.ts';
import { shiftTable } from './support/shift-table.ts';

const LONGEST_WORD = 'Donaudampfschifffahrtsgesellschaftskapit';
/** Each page is checked as wide as a phone, in light mode, and as wide as a desktop, in dark mode. */
const LOOKS = {
  phone: { width: 360, colorScheme: 'light' },
  desktop: { width: 1280, colorScheme: 'dark' },
} satisfies Record<string, CheckedLook>;
/** Further widths, at which only the overflow is checked. */
const OTHER_WIDTHS = { phone: [320, 414], desktop: [768] };

const { pageAs, prepared, show } = prepareWalk(createJourneys({ worker: false }), LONGEST_WORD);
const shiftsOf = shiftTable('loaded pages with long words');

type Device = keyof typeof LOOKS;

/**
 * Loads a page on a device of this kind, then checks it there, and resized to the other kinds of device. Returns
 * everything that is wrong with it.
 */
async function wrongWith(shown: PageCase, loadedOn: Device, ...resizedTo: Device[]): Promise<string[]> {
  const { width, colorScheme } = LOOKS[loadedOn];
  const page = await pageAs(shown.as, 'loaded');
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  await show(page, shown);
  // Some content arrives late, while accessibility is checked, so layout shifts are measured afterwards.
  const wrong = await listFindings(page, [LOOKS[loadedOn]]);
  wrong.push(...(await shiftsOf(page, `${shown.name}, ${width}`)));
  wrong.push(...(await overflowsAt(page, OTHER_WIDTHS[loadedOn])));
  for (const device of resizedTo) {
    wrong.push(...(await listFindings(page, [LOOKS[device]])));
    wrong.push(...(await overflowsAt(page, OTHER_WIDTHS[device])));
  }
  return wrong;
}

async function overflowsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    wrong.push(...(await listOverflows(page)).map((what) => `${width}: scrolls sideways: ${what}`));
  }
  return wrong;
}

describe('the page check finds no accessibility problem, layout shift or sideways scrolling', () => {
  it.each(FIRST_LOADED)('on $name', async (shown) => {
    const wrong = await Promise.all([wrongWith(shown, 'phone'), wrongWith(shown, 'desktop')]);
    expect(wrong.flat()).toEqual([]);
  });

  // Loading a page takes most of a check's time, so further states of a page are loaded on only one kind of device.
  it.each(FURTHER_LOADED.filter((_, index) => index % 2 === 0))('on $name, loaded on a phone', async (shown) => {
    expect(await wrongWith(shown, 'phone', 'desktop')).toEqual([]);
  });

  it.each(FURTHER_LOADED.filter((_, index) => index % 2 === 1))('on $name, loaded on a desktop', async (shown) => {
    expect(await wrongWith(shown, 'desktop', 'phone')).toEqual([]);
  });
});

it('a running quiz, its navigator and the list to continue it don’t scroll sideways with long words', async () => {
  const page = await pageAs('busy');
  await page.setViewportSize({ width: 360, height: 740 });
  const wrong: string[] = [];
  const measure = async (what: string) => {
    wrong.push(...(await overflowsAt(page, [320, 360, 414])).map((found) => `${what}, ${found}`));
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

it('a notification doesn’t cover the button at the bottom of a phone’s page', async () => {
  const page = await pageAs('fresh');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/packs/**', (route) => route.abort());
  await page.goto('/user/test');
  await page.getByRole('searchbox').fill('atoms');
  await page.getByRole('article', { name: 'Atoms, Bonds and Reactions' }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Atoms, Bonds and Reactions' }).waitFor();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByText("We couldn't download the quiz.", { exact: false }).waitFor();
  expect(await isOnTop(page.getByRole('button', { name: 'Start', exact: true }))).toBe(true);
});
