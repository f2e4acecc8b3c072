import { describe, expect, it } from 'vitest';
import { findings } from './support/axe.ts';
import { journeys } from './support/browser.ts';
import { LOADED } from './support/pages.ts';
import { walk } from './support/prepared.ts';

const { pageAs, show } = walk(journeys());

describe('has no findings', () => {
  it.each(LOADED)('$name', async (shown) => {
    const page = await pageAs(shown.as, { kept: true });
    await show(page, shown);
    expect(await findings(page)).toEqual([]);
  });

  it('the command palette, with results and without', async () => {
    const page = await pageAs('busy', { kept: true });
    await page.goto('/upgrade');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search pages, quizzes and actions' });
    await field.fill('atoms');
    await page.getByRole('option', { name: /Atoms/ }).waitFor();
    expect(await findings(page)).toEqual([]);
    await field.fill('zzzzzz');
    await page.getByText('Nothing found').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('a review with its answer', async () => {
    const page = await pageAs('busy');
    await page.goto('/reviews');
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await page.getByRole('button', { name: 'Easy' }).waitFor();
    expect(await findings(page)).toEqual([]);
  });
});
