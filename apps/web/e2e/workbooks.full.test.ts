import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { editNewQuiz } from './support/authoring.ts';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { ADMIN, createPremiumAccount, login } from './support/people.ts';
import { FAR_FORMAT, FAR_TEXT, farCell, formattedRows, manyBlanks, manyRows } from './support/workbooks.ts';

const { open } = createJourneys({ worker: false });

const FAR = /^This sheet has something beyond row 10,000 or column IV/;
const UNPACKED = /^This workbook is too large once it's unpacked/;

async function choose(page: Page, label: string, workbook: Uint8Array): Promise<void> {
  await page.getByLabel(label).setInputFiles({ name: 'sheet.xlsx', mimeType: '', buffer: Buffer.from(workbook) });
}

it('a workbook with questions is read in a worker, refused with advice, or stopped by the author', async () => {
  const page = await open();
  await createPremiumAccount(page);
  await editNewQuiz(page, 'Sheets');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const label = 'File with questions';
  const text = page.getByLabel('Or paste them here');

  await choose(page, label, formattedRows());
  await page.getByText('150 questions found.').waitFor();
  await text.fill('');
  await choose(page, label, farCell(FAR_FORMAT));
  await page.getByText('1 question found.').waitFor();
  await text.fill('');

  const refused: [Uint8Array, RegExp][] = [
    [farCell(FAR_TEXT), FAR],
    [manyBlanks(20), UNPACKED],
    [manyRows(200_000), FAR],
  ];
  for (const [workbook, words] of refused) {
    expect(workbook.length).toBeLessThan(1_000_000);
    await choose(page, label, workbook);
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    await choose(page, label, farCell(FAR_FORMAT));
    await page.getByText('1 question found.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await text.fill('');
  }

  // The worker's file never arrives, so reading takes for ever.
  await page.route('**/workbook.worker-*.js', () => {});
  await choose(page, label, formattedRows());
  await page.getByText('Reading the file…').waitFor();
  expect(await listFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Reading the file…').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Choose a file' }).evaluate((button) => button.matches(':focus'))).toBe(
    true,
  );
  expect(await text.inputValue()).toBe('');
  await page.unroute('**/workbook.worker-*.js');
  await choose(page, label, formattedRows());
  await page.getByText('150 questions found.').waitFor();
});

it('a list of people is read from a workbook and refused in the same way', async () => {
  const page = await open();
  await login(page, ADMIN.email, ADMIN.password);
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.goto('/admin/people/new');
  await page.getByRole('tab', { name: 'Several people' }).click();
  await choose(page, 'File with people', farCell(FAR_TEXT));
  await page.getByRole('alert').filter({ hasText: FAR }).waitFor();
  await choose(page, 'File with people', farCell(FAR_FORMAT));
  await expect.poll(() => page.getByLabel('Or paste them here').inputValue()).toContain('"Question 2?","yes"');
  expect(await page.getByRole('alert').count()).toBe(0);
});
