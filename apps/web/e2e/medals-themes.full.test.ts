import { THEME_LEVELS } from '@quorbit/contracts/themes/names';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { reachLevel } from './support/earning.ts';
import { createAccount, register } from './support/people.ts';
import { finishQuiz, startQuiz } from './support/take-quiz.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const { open, address } = createJourneys();
const TITLE = 'Atoms, Bonds and Reactions';

const root = (page: Page) =>
  page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    return { theme: dataset.theme, base: style.getPropertyValue('--color-base-100') };
  });
const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const particles = (page: Page) => page.locator('[data-particles] > *').count();

describe('medals and themes', () => {
  it('a medal reached without a network shows at once, and the server confirms it', async () => {
    const page = await open({ viewport: { width: 360, height: 740 } });
    await register(page);
    await waitForServiceWorker(page);
    await startQuiz(page, TITLE);
    await page.context().setOffline(true);
    await finishQuiz(page);
    await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('region', { name: 'First Launch' }).locator('[data-rarity="common"]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Rewards' }).click();
    await page.getByRole('heading', { level: 1, name: 'Achievement Center' }).waitFor();
    await page.getByText(/^1\/\d+ Unlocked$/).waitFor();
    await page.getByRole('button', { name: 'First Launch' }).click();
    const dialog = page.getByRole('dialog', { name: 'First Launch' });
    await dialog.getByText(/Unlocked on this device/).waitFor();
    await page.context().setOffline(false);
    await dialog.getByText(/^Unlocked .*(now|ago)/).waitFor({ timeout: 60_000 });
  });

  it('a theme is tried and chosen by keyboard, appears in other tabs, and at the next visit before the app', async () => {
    const page = await open({ serviceWorkers: 'block' });
    await createAccount(page);
    await reachLevel(page, address(), THEME_LEVELS.dracula);
    const other = await page.context().newPage();
    await other.goto('/upgrade');
    await page.goto('/themes');
    const apply = card(page, 'dracula').getByRole('button', { name: 'Apply' });
    await apply.focus();
    expect(await root(page)).toEqual({ theme: 'dracula', base: '#282a36' });
    await page.keyboard.press('Shift+Tab');
    await page.waitForFunction(() => document.documentElement.dataset.theme !== 'dracula');
    await apply.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Theme "dracula" applied!').waitFor();
    await card(page, 'dracula').getByText('Current').waitFor();
    await other.waitForFunction(() => document.documentElement.dataset.theme === 'dracula');
    // With reduced motion, no particles drift.
    expect(await particles(page)).toBe(0);
    // The colours are set before any module of the app runs. The running app is left first, because it would log errors
    // about its aborted modules.
    await page.goto('about:blank');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/themes', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--color-base-100') === '#282a36');
    expect(await root(page)).toEqual({ theme: 'dracula', base: '#282a36' });
  });

  it('particles drift where movement is welcome, and not in a quiz', async () => {
    const page = await open({ reducedMotion: 'no-preference', serviceWorkers: 'block' });
    await createAccount(page);
    await reachLevel(page, address(), THEME_LEVELS.Galaxy);
    await page.goto('/themes');
    await card(page, 'Galaxy').getByRole('button', { name: 'Apply' }).click();
    await page.locator('[data-particles="50"]').waitFor({ state: 'attached' });
    expect(await particles(page)).toBe(50);
    await startQuiz(page, TITLE);
    expect(await particles(page)).toBe(0);
    await page.goto('/themes');
    await card(page, 'Default').getByRole('button', { name: 'Apply' }).click();
    await page.locator('[data-particles]').waitFor({ state: 'detached' });
  });
});
