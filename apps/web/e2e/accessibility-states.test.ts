import { describe, expect, it } from 'vitest';
import { findings } from './support/axe.ts';
import { journeys } from './support/browser.ts';
import { EMPTY, FAILING } from './support/pages.ts';
import { walk } from './support/prepared.ts';

const { prepared, pageAs, show } = walk(journeys());

describe('has no findings', () => {
  it.each(EMPTY)('$name, empty', async ({ path, as }) => {
    const page = await pageAs(as, { kept: true });
    await show(page, path(prepared()));
    expect(await findings(page)).toEqual([]);
  });

  it.each(FAILING)('$name, when the server fails', async ({ path, as }) => {
    const page = await pageAs(as);
    await page.route(/\/trpc\/(?!accounts\.me)/, (route) => route.abort());
    await show(page, path(prepared()));
    expect(await findings(page)).toEqual([]);
  });

  it('the player and its question before submitting', async () => {
    const page = await pageAs('fresh');
    await page.goto(`/user/test/${prepared().quizId}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText('Question 1 of 10').waitFor();
    await page.getByRole('radio').first().check();
    await page.getByText('Saved on this device').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
  });
});
