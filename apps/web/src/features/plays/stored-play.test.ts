import { afterEach, expect, test } from 'vitest';
import { clearFormDrafts } from '#lib/forms/form-draft-keys.ts';
import { openStoredPlay } from './stored-play.ts';
import { play } from './testing/plays.ts';

afterEach(() => localStorage.clear());

const NOW = Date.parse('2026-03-02T12:00:00.000Z');
/** A play whose server clock is an hour ahead of this device's clock. */
const startedPlay = play({
  startedAt: '2026-03-02T13:00:00.000Z',
  now: '2026-03-02T13:00:00.000Z',
  deadline: '2026-03-02T13:05:00.000Z',
});
const [first = '', second = ''] = startedPlay.questions.map(({ question }) => question.id);
const answer = (questionId: string, option: number) => ({ questionId, option, timeSpent: 1 });

test('a stored play is read with all its answers and the time passed by the server’s clock', () => {
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

test('a stored play reads as null after its deadline with grace time, and after it was cleared', () => {
  const kept = openStoredPlay('ada', 'game');
  kept.save(startedPlay, NOW);
  expect(kept.read(NOW + 330_000)).not.toBeNull();
  expect(kept.read(NOW + 330_001)).toBeNull();
  kept.clear();
  expect(kept.read(NOW)).toBeNull();
});

test('a device clock that was set back doesn’t add time to a play', () => {
  const kept = openStoredPlay('ada', 'game');
  kept.save(startedPlay, NOW);
  expect(kept.read(NOW - 3_600_000)?.now).toBe(startedPlay.now);
});

test('a stored play belongs to one user and one game, and is removed on logout', () => {
  openStoredPlay('ada', 'game').save(startedPlay, NOW);
  expect(openStoredPlay('bob', 'game').read(NOW)).toBeNull();
  expect(openStoredPlay('ada', 'other').read(NOW)).toBeNull();
  clearFormDrafts();
  expect(openStoredPlay('ada', 'game').read(NOW)).toBeNull();
});

test('a damaged stored play, or one in another build’s format, reads as null', () => {
  const kept = openStoredPlay('ada', 'game');
  kept.save(startedPlay, NOW);
  const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('playing:'));
  localStorage.setItem(key, '{');
  expect(kept.read(NOW)).toBeNull();
  localStorage.setItem(key, JSON.stringify({ play: { ...startedPlay, questions: 'none' }, at: startedPlay.now }));
  expect(kept.read(NOW)).toBeNull();
});
