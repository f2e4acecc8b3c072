import { QUESTIONS_GENERATED, SESSION_ENDED } from '@quorbit/contracts/tutor/messages';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { createAccount, createPremiumAccount } from './support/people.ts';
import { answerAll, waitForAttempts } from './support/take-quiz.ts';

const { open } = createJourneys({ worker: false });

it('a session with the study buddy gives an explanation, a plan, a reminder and a custom quiz', async () => {
  const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await createPremiumAccount(page);
  await page.goto('/ai-study-buddy');
  await page.getByRole('button', { name: 'Start Learning Session' }).click();
  const log = page.getByRole('log', { name: 'Chat' });
  await log.getByText(/I'm your AI study buddy/).waitFor();

  await page.getByLabel('Message').fill('Explain photosynthesis');
  await page.keyboard.press('Enter');
  await log.getByText('Explain photosynthesis', { exact: true }).waitFor();
  await log.getByRole('button', { name: 'Practice This' }).waitFor();
  expect(await log.getByRole('article', { name: 'Study Buddy' }).last().textContent()).toMatch(/plant/i);
  expect(await listFindings(page)).toEqual([]);

  // An unsent message survives a reload, as the chat does.
  await page.getByLabel('Message').fill('Not sent yet');
  await page.reload();
  await log.getByRole('button', { name: 'Practice This' }).waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('Not sent yet');
  await page.getByLabel('Message').fill('');

  await page.getByRole('button', { name: 'Study Plan', exact: true }).click();
  await log.getByRole('button', { name: 'Save This Plan' }).click();
  await page
    .getByRole('region', { name: 'Study plans' })
    .getByRole('button', { name: /^Open:/ })
    .waitFor();

  await page.getByRole('region', { name: 'Reminders' }).getByRole('button', { name: 'Set a reminder' }).click();
  await page.getByRole('button', { name: 'Weekdays at 6 PM' }).click();
  await page.getByRole('button', { name: 'Set reminder', exact: true }).click();
  await page
    .getByRole('region', { name: 'Reminders' })
    .getByText(/Weekdays at 6:00 PM · Next/)
    .waitFor();

  await page.getByRole('button', { name: 'Custom Quiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a custom quiz' });
  await dialog.getByLabel('Topic').fill('Fractions');
  await dialog.getByLabel('Questions').fill('3');
  await dialog.getByRole('button', { name: 'Create quiz' }).click();
  const card = log.getByRole('article', { name: /Fractions/ });
  await card.getByText('3 questions').waitFor();
  await card.getByRole('link', { name: 'Take Quiz Now' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await answerAll(page, 3);
  await waitForAttempts(page, 1);

  // A missed question of the report is carried into the chat, ready to send.
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /^Explain differently/ })
    .first()
    .click();
  const message = page.getByLabel('Message');
  await expect.poll(() => message.inputValue()).toMatch(/^Explain this differently: “.+” The right answer is “.+”/);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await log.getByText(/^Explain this differently/).waitFor();

  await page.getByRole('button', { name: 'End Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
  await page.getByText(SESSION_ENDED).waitFor();
  await page.getByRole('button', { name: 'Start Learning Session' }).waitFor();
  await page
    .getByRole('region', { name: 'Study plans' })
    .getByRole('button', { name: /^Open:/ })
    .waitFor();
});

it('an author generates questions for a quiz', async () => {
  const page = await open({ viewport: { width: 1280, height: 900 } });
  await createPremiumAccount(page);
  await page.goto('/premium/quizzes');
  await page.getByRole('button', { name: 'Create Premium Quiz' }).first().click();
  await page.getByLabel('Title').fill('Cells and leaves');
  await page.getByRole('combobox', { name: 'Category' }).last().fill('Science');
  await page.getByRole('button', { name: 'Create quiz', exact: true }).click();
  const row = page.getByRole('row', { name: /Cells and leaves/ });
  await row.getByRole('button', { name: 'AI Premium' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate questions with AI' });
  await dialog.getByLabel('Topic').fill('Photosynthesis');
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await page.getByText(QUESTIONS_GENERATED).waitFor();
  await row.getByRole('cell', { name: '5', exact: true }).waitFor();
});

it('a simple user is asked to upgrade', async () => {
  const page = await open();
  await createAccount(page);
  await page.goto('/ai-study-buddy');
  await page.getByText('Premium feature. Upgrade to use it.').waitFor();
});
