import { newId } from '@quorbit/contracts/lib/ids';
import { describe, expect, it } from 'vitest';
import { editNewQuiz } from './support/authoring.ts';
import { type CheckedLook, listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { EMPTY, FAILING } from './support/pages.ts';
import { prepareWalk } from './support/prepared.ts';
import { openSubmitDialog } from './support/take-quiz.ts';

/** The look of most failed pages: they are alike, so the colours of only one of them, the settings, are checked. */
const ON_A_PHONE: readonly CheckedLook[] = [{ width: 360, colorScheme: 'light', structureOnly: true }];
const SETTINGS = FAILING.find(({ name }) => name === 'settings');

const { prepared, pageAs, show, showFailing } = prepareWalk(createJourneys({ worker: false }));

describe('the page check finds no problem', () => {
  it.each(EMPTY)('with $name when empty', async (shown) => {
    const page = await pageAs(shown.as, 'empty');
    await show(page, shown);
    expect(await listFindings(page)).toEqual([]);
  });

  it.each(FAILING)('with $name when the server fails', async (shown) => {
    const page = await pageAs(shown.as, 'failing');
    await showFailing(page, shown);
    expect(await listFindings(page, shown === SETTINGS ? undefined : ON_A_PHONE)).toEqual([]);
  });

  it('with quizzes that are not available offline', async () => {
    const page = await pageAs('fresh', 'loaded');
    await page.goto('/user/test');
    await page.getByRole('article').first().waitFor();
    await page.context().setOffline(true);
    await page.getByText('Not available offline').first().waitFor();
    expect(await listFindings(page)).toEqual([]);
  });

  it('with the question form, empty and refused', async () => {
    const page = await pageAs('premium');
    await page.goto('/premium/quizzes');
    await page.getByRole('button', { name: 'Add Question' }).first().click();
    const dialog = page.getByRole('dialog');
    expect(await listFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add question' }).click();
    await dialog.getByText('Choose which option is right.').waitFor();
    expect(await listFindings(page)).toEqual([]);
  });

  it('with the editor, its menu of kinds and its missing parts', async () => {
    const page = await pageAs('premium');
    await editNewQuiz(page, `Unfinished ${newId().slice(-6)}`);
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('menuitem', { name: 'Multiple choice' }).waitFor();
    expect(await listFindings(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Multiple choice' }).click();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await page.getByRole('region', { name: 'To fix before publishing' }).waitFor();
    expect(await listFindings(page)).toEqual([]);
  });

  it('with the player and its dialog before submitting', async () => {
    const page = await pageAs('fresh');
    await page.goto(`/user/test/${prepared().quizId}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText('Question 1 of 10').waitFor();
    await page.getByRole('radio').first().check();
    await page.getByText('Saved on this device').waitFor();
    expect(await listFindings(page)).toEqual([]);
    await openSubmitDialog(page);
    expect(await listFindings(page)).toEqual([]);
  });

  it('with the command palette, with and without results', async () => {
    const page = await pageAs('busy', 'loaded');
    await page.goto('/upgrade');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search pages, quizzes and actions' });
    await field.fill('atoms');
    await page.getByRole('option', { name: /Atoms/ }).waitFor();
    expect(await listFindings(page)).toEqual([]);
    await field.fill('zzzzzz');
    await page.getByText('Nothing found').waitFor();
    expect(await listFindings(page)).toEqual([]);
  });

  it('with a review that shows its answer', async () => {
    const page = await pageAs('busy');
    await page.goto('/reviews');
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await page.getByRole('button', { name: 'Easy' }).waitFor();
    expect(await listFindings(page)).toEqual([]);
  });
});
