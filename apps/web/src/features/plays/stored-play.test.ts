import { afterEach, expect, test } from 'vitest';
import { clearFormDrafts } from '#lib/forms/form-draft-keys.ts';
import { openStoredPlay } from './stored-play.ts';
import { play } from './testing/plays.ts';

afterEach(() => localStorage.clear());

const NOW = Date.parse('2026-03-02T12:00:00.000Z');
/** The server's clock is an hour ahead of this device's. */
const startedPlay = play({
  startedAt: '2026-03-02T13:00:00.000Z',
  now: '2026-03-02T13:00:00.000Z',
  deadline: '2026-03-02T13:05:00.000Z',
});
const [first = '', second = ''] = startedPlay.questions.map(({ question }) => question.id);
const answer = (questionId: string, option: number) => ({ questionId, option, timeSpent: 1 });

test('is read with all answers and the time that has passed, by the server’s clock', () => {
  const kept = openStoredPlay('ada', 'game');
  kept.save(startedPlay, NOW);
  expect(kept.read(NOW)).toEqual(startedPlay);
  kept.saveAnswers([answer(first, 2), answer(second, 1)]);
  const later = openStoredPlay('ada', 'game').read(NOW + 60_000);
  expect(later).toEqual({
    ...startedPlay,
    now: '2026-03-02T13:01:00.000Z',
    answers: [answer(first, 2), answer(second, 1)],
  });
});

test('is gone once nothing of it could count, and after it was submitted', () => {
  const kept = openStoredPlay('ada', 'game');
  kept.save(startedPlay, NOW);
  expect(kept.read(NOW + 330_000)).not.toBeNull();
  expect(kept.read(NOW + 330_001)).toBeNull();
  kept.clear();
  expect(kept.read(NOW)).toBeNull();
});

test('a clock that was set back gives no more time than there was', () => {
  const kept = openStoredPlay('ada', 'game');
  kept.save(startedPlay, NOW);
  expect(kept.read(NOW - 3_600_000)?.now).toBe(startedPlay.now);
});

test('is of one person and one game, and goes when somebody logs out', () => {
  openStoredPlay('ada', 'game').save(startedPlay, NOW);
  expect(openStoredPlay('bob', 'game').read(NOW)).toBeNull();
  expect(openStoredPlay('ada', 'other').read(NOW)).toBeNull();
  clearFormDrafts();
  expect(openStoredPlay('ada', 'game').read(NOW)).toBeNull();
});

test('what is damaged, or from another build, is none', () => {
  const kept = openStoredPlay('ada', 'game');
  kept.save(startedPlay, NOW);
  const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('playing:'));
  localStorage.setItem(key, '{');
  expect(kept.read(NOW)).toBeNull();
  localStorage.setItem(key, JSON.stringify({ play: { ...startedPlay, questions: 'none' }, at: startedPlay.now }));
  expect(kept.read(NOW)).toBeNull();
});
