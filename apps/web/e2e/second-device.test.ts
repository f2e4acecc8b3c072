import { expect, it } from 'vitest';
import { createJourneys, WAIT_MS } from './support/browser.ts';
import { login, register } from './support/people.ts';
import { answerAll, startQuiz } from './support/take-quiz.ts';

const { open } = createJourneys({ worker: false });
/** Milliseconds to wait for a push from the server; by polling alone, the second device would take minutes. */
const SOON_MS = WAIT_MS;

it('work done on one device appears on another by itself', async () => {
  const first = await open();
  const { email } = await register(first);
  const second = await open();
  const listening = second.waitForEvent('websocket');
  await login(second, email);
  const goal = second.getByRole('progressbar', { name: "Today's goal" });
  await goal.and(second.locator('[aria-valuetext^="0 of"]')).waitFor();
  const socket = await listening;
  expect(new URL(socket.url()).pathname).toBe('/trpc');

  await startQuiz(first);
  await answerAll(first);
  await first.waitForURL(/\/report\//);
  await goal.and(second.locator(':not([aria-valuetext^="0 of"])')).waitFor({ timeout: SOON_MS });
});
