import { readFile } from 'node:fs/promises';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { editNewQuiz } from './support/authoring.ts';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { ADMIN, createPremiumAccount, login } from './support/people.ts';

const { open } = createJourneys({ worker: false });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const list = (page: Page) => page.getByRole('list', { name: 'Questions' });
/** Returns the first word of each question in the editor's list, in order; undefined for an empty question. */
const order = async (page: Page) =>
  (await list(page).locator('[data-question]').allTextContents()).map((text) => /\d+\.(\w+)/.exec(text)?.[1]);

async function add(page: Page, kind: string, text: string, label = 'Question'): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  await field(page, label).fill(text);
}

async function addEveryKind(page: Page): Promise<void> {
  await add(page, 'Single choice', 'Single?');
  for (const letter of 'ABCD') await field(page, `Option ${letter}`).fill(`${letter} text`);
  await page.getByRole('radio', { name: 'B is right' }).check();
  await add(page, 'True or false', 'Truth.', 'Statement');
  await page.getByRole('radio', { name: 'False' }).check();
  await add(page, 'Multiple choice', 'Several?');
  for (const number of [1, 2, 3]) await field(page, `Choice ${number}`).fill(`Choice text ${number}`);
  await page.getByRole('checkbox', { name: 'Choice 3 is right' }).check();
  await add(page, 'Short text', 'Named?');
  await field(page, 'Accepted answers').fill('Titan\nThe moon Titan');
  await add(page, 'Number', 'Far?');
  await field(page, 'Right number').fill('384,4');
}

/** Drags a question by its handle to another question's place. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  await page.getByRole('button', { name: `Reorder question ${from}` }).hover();
  await page.mouse.down();
  const target = await page.getByRole('button', { name: `Reorder question ${to}` }).boundingBox();
  if (!target) throw new Error(`There is no question ${to} to drag to.`);
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 12 });
  await page.getByText(`Now at position ${to} of 5.`).waitFor({ state: 'attached' });
  await page.mouse.up();
  await page.getByText(`Dropped at position ${to} of 5.`).waitFor({ state: 'attached' });
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await firstVisible(page.getByText('Changes published.')).waitFor();
}

it('a quiz of every kind is written, reordered, autosaved and published, and conflicting edits are shown', async () => {
  const author = await open();
  await createPremiumAccount(author);
  const title = `Written ${newId().slice(-6)}`;
  await editNewQuiz(author, title);
  await addEveryKind(author);
  expect(await order(author)).toEqual(['Single', 'Truth', 'Several', 'Named', 'Far']);

  // Reorders with the keyboard: pick up, one down, drop. Each step is announced to screen readers.
  await author.getByRole('button', { name: 'Reorder question 1' }).focus();
  await author.keyboard.press('Space');
  await author.getByText('Holding question 1 of 5.').waitFor({ state: 'attached' });
  await author.keyboard.press('ArrowDown');
  await author.getByText('Now at position 2 of 5.').waitFor({ state: 'attached' });
  await author.keyboard.press('Space');
  await author.getByText('Dropped at position 2 of 5.').waitFor({ state: 'attached' });
  expect(await order(author)).toEqual(['Truth', 'Single', 'Several', 'Named', 'Far']);
  await author.getByText(/^Saved \d/).waitFor();

  // Reorders with the pointer: the last question to the top, and back.
  await drag(author, 5, 1);
  expect(await order(author)).toEqual(['Far', 'Truth', 'Single', 'Several', 'Named']);
  await drag(author, 1, 5);
  expect(await order(author)).toEqual(['Truth', 'Single', 'Several', 'Named', 'Far']);
  await author.getByText(/^Saved \d/).waitFor();

  // The preview shows the quiz as learners will see it, starting with the open question.
  await author.getByRole('tab', { name: 'Preview' }).click();
  await author.getByRole('group', { name: 'Far?' }).getByLabel('Your answer').fill('384.4');
  await author.getByRole('button', { name: 'Check answer' }).click();
  await author.getByText('Right', { exact: true }).waitFor();
  expect(await listFindings(author)).toEqual([]);
  await author.getByRole('tab', { name: 'Questions' }).click();

  await author.reload();
  await author.getByRole('heading', { level: 1, name: title }).waitFor();
  await list(author).waitFor();
  expect(await order(author)).toEqual(['Truth', 'Single', 'Several', 'Named', 'Far']);
  await publish(author);

  const quizId = new URL(author.url()).pathname.split('/')[3];
  const admin = await open();
  await login(admin, ADMIN.email, ADMIN.password);
  await admin.waitForURL((url) => url.pathname === '/admin');
  await admin.goto(`/admin/quiz/${quizId}`);
  await list(admin).getByRole('button', { name: /Far\?/ }).click();
  await field(admin, 'Question').fill('Farther?');

  await author.getByRole('tab', { name: 'Settings' }).click();
  await field(author, 'Description').fill('What the author says.');
  await publish(author);

  await admin.getByRole('button', { name: 'Publish changes' }).click();
  const conflict = admin.getByRole('dialog');
  await conflict.getByText('What the author says.').waitFor();
  await conflict.getByText('Farther?').waitFor();
  expect(await listFindings(admin)).toEqual([]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await firstVisible(admin.getByText('Changes published.')).waitFor();

  await author.getByRole('link', { name: 'Back to quizzes' }).click();
  const row = author.getByRole('row', { name: new RegExp(title) });
  await row.getByRole('button', { name: 'Delete' }).click();
  await author.getByText('Nobody else has taken it yet.').waitFor();
  await author.getByRole('button', { name: 'Delete quiz' }).click();
  await row.waitFor({ state: 'detached' });
  await author.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
});

const GIFT = `
::Largest:: Which planet is the largest? {=Jupiter ~Mars ~Venus ~Earth #### It has most of the mass.}

Pluto is a dwarf planet. {TRUE}

Say why. {}
`;

it('questions are imported from a file, published and downloaded, and later imports recognise them', async () => {
  const page = await open();
  await createPremiumAccount(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const title = `Imported ${newId().slice(-6)}`;
  await editNewQuiz(page, title);
  await page.getByRole('button', { name: 'Import' }).click();
  const file = (name: string, text: string) =>
    field(page, 'File with questions').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await file('planets.gift', GIFT);
  await page.getByText("2 questions found. 1 part can't be read.").waitFor();
  await page.getByText('Essays belong in a written test').waitFor();
  expect(await listFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 2 questions' }).click();
  await firstVisible(page.getByText('2 questions added.')).waitFor();
  expect(await order(page)).toEqual(['Which', 'Pluto']);
  await page.getByText(/^Saved \d/).waitFor();
  await publish(page);

  // On a phone the notification would cover the button below it, so the window gets wider.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'More actions' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${title}.csv`);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('"single","Which planet is the largest?","Jupiter","Mars","Venus","Earth"');

  await page.getByRole('button', { name: 'Import' }).click();
  await file('again.csv', csv);
  const known = page.getByText('This quiz has it already.');
  await known.first().waitFor();
  expect(await known.count()).toBe(2);
  expect(await page.getByRole('button', { name: 'Add questions' }).isDisabled()).toBe(true);
  // Importing an Excel file loads the workbook reader, which must work under the page's security policy.
  const rows = [
    ['Question', 'Answer 1', 'Answer 2', 'Answer 3', 'Answer 4', 'Correct answer(s)'],
    ['Which planet is the largest?', 'Jupiter', 'Mars', 'Venus', 'Earth', 1],
    ['How many planets has the Sun?', 7, 8, 9, 10, 2],
  ];
  const workbook = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
  await field(page, 'File with questions').setInputFiles({ name: 'kahoot.xlsx', mimeType: '', buffer: workbook });
  await page.getByText('Single choice · B. 8').waitFor();
  expect(await known.count()).toBe(1);
  await page.getByRole('button', { name: 'Add 1 question' }).click();
  expect(await order(page)).toEqual(['Which', 'Pluto', 'How']);
  await page.getByText(/^Saved \d/).waitFor();
});
