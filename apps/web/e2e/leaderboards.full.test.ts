import { expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { skipToContent, tabTo } from './support/keyboard.ts';
import { brokenWords } from './support/layout.ts';
import { createAccount, newPerson } from './support/people.ts';
import { answerAll, startQuiz } from './support/take-quiz.ts';

const { open } = createJourneys({ worker: false });

it('a learner takes a quiz and climbs on the board, by keyboard', async () => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  const person = newPerson('Bartholomea Featherstonehaugh');
  await createAccount(page, person);
  await page.goto('/xp-leaderboard');
  const place = page.getByRole('complementary', { name: 'Your place' });
  await place.getByText('Take a quiz to get on the board.').waitFor();

  await startQuiz(page);
  await answerAll(page);
  await page.waitForURL(/\/report\//);

  await page.goto('/xp-leaderboard');
  await place.getByText(/^#\d+$/).waitFor();
  const table = page.getByRole('table', { name: 'Learners by XP' });
  const own = table.locator('[aria-current=true]');
  expect(await own.getByRole('rowheader').textContent()).toContain(person.name);

  // A long name breaks only between words, on phones too.
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenWords(own.getByRole('rowheader'))).toEqual([]);
  }

  // The period filter and the link to the leaderboard by average can be reached with the keyboard.
  await skipToContent(page);
  await tabTo(page, 'button', 'Weekly');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/period=monthly/);
  await own.waitFor();
  await tabTo(page, 'link', 'By average');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Leaderboard', exact: true }).waitFor();
});
