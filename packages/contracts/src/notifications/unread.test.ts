import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNotification, isCauseMissing } from './format-notification.ts';
import { isKindWanted, isPushWanted } from './kinds.ts';
import { countUnread, newestNumberOf, raiseReadMark } from './unread.ts';

test('the read mark never falls or exceeds the newest number, in any order of requests', () => {
  const no = fc.nat(300);
  fc.assert(
    fc.property(fc.array(no), no, (said, lastNo) => {
      const after = (words: readonly number[]) => words.reduce((mark, word) => raiseReadMark(mark, word, lastNo), 0);
      expect(after(said)).toBe(after(said.toReversed()));
      expect(after(said)).toBeLessThanOrEqual(lastNo);
      expect(after([...said, 0])).toBe(after(said));
    }),
  );
});

test('notifications above the read mark count as unread', () => {
  const rows = [{ no: 7 }, { no: 5 }, { no: 6 }];
  expect([countUnread(rows, 0), countUnread(rows, 5), countUnread(rows, 7)]).toEqual([3, 2, 0]);
  expect([newestNumberOf(rows), newestNumberOf([])]).toEqual([7, 0]);
});

test('notifications arrive unless turned off, push messages only once turned on', () => {
  expect([isKindWanted('cheer', {}), isKindWanted('cheer', { notifyCheers: false })]).toEqual([true, false]);
  expect(isKindWanted('moderation_decision', { notifyCheers: false })).toBe(true);
  expect([isPushWanted({}), isPushWanted({ notifyByPush: null }), isPushWanted({ notifyByPush: true })]).toEqual([
    false,
    false,
    true,
  ]);
});

test('notifications of cheers, missing names and unknown kinds get fitting texts', () => {
  const nobody = { person: null, group: null, quiz: null, opponent: null };
  const textOf = (kind: string, about: Parameters<typeof formatNotification>[1]) =>
    formatNotification(kind, about, nobody).text;
  expect(textOf('cheer', { days: 1 })).toBe('Somebody cheers your streak of 1 day.');
  expect(textOf('cheer', { achievement: 'streak_3' })).toBe('Somebody cheers your medal Ignition.');
  expect(textOf('quiz_shared', {})).toBe('Somebody shared a quiz in a study group.');
  expect(textOf('study_reminder', { text: 'Review fractions' })).toBe('Review fractions');
  expect(textOf('written_marks', { title: 'Reasoning' })).toBe('Your marks for “Reasoning” are published.');
  expect(textOf('constructor', {})).toBe('Update Quorbit to read it.');
});

test('game notifications name the game, and the opponent if the reader may know the name', () => {
  const wordsOf = (kind: string, about: Parameters<typeof formatNotification>[1], opponent: string | null = null) =>
    formatNotification(kind, about, { person: null, group: null, quiz: null, opponent });
  const cup = { tournamentId: 'cup', game: 'Autumn Cup', round: 2 };
  const met = { ...cup, opponentId: 'ada' };
  expect(wordsOf('tournament_round', met, 'Ada').text).toBe('Round 2 of “Autumn Cup”: you play against Ada.');
  expect(wordsOf('tournament_round', met).text).toContain('you play against your opponent.');
  expect(wordsOf('tournament_round', cup).text).toBe('Round 2 of “Autumn Cup”: play your quiz.');
  expect(wordsOf('tournament_result', { ...met, won: false, out: true }, 'Ada')).toEqual({
    title: "You're out",
    text: 'You lost against Ada in round 2 of “Autumn Cup”.',
    path: '/gamification?tournament=cup',
  });
  const end = { game: 'Autumn Cup', rank: 5, players: 16 };
  expect(wordsOf('tournament_result', end).text).toBe('Place 5 of 16 in “Autumn Cup”.');
  expect(wordsOf('tournament_cancelled', { game: 'Autumn Cup', reason: 'few', fee: 40 }).text).toBe(
    '“Autumn Cup” had too few players. You get your 40 XP back.',
  );
  expect(wordsOf('challenge_prize', { game: 'Daily', xp: 0 }).text).toBe('You completed “Daily”.');
});

test('a missing name means a missing cause only if the names are as new as the notification', () => {
  const [personId, groupId, quizId] = ['p', 'g', 'q'];
  const named = (id: string) => [{ id, name: id }];
  const all = { people: named(personId), groups: named(groupId), quizzes: named(quizId), asking: [personId], upTo: 7 };
  const row = (kind: string, no = 7) => ({ kind, no, about: { personId, groupId, quizId } });
  const gone = (kind: string, without: object, no?: number) => isCauseMissing(row(kind, no), { ...all, ...without });
  const kinds = [
    'friend_request',
    'friend_accepted',
    'group_invitation',
    'quiz_shared',
    'assignment',
    'cheer',
    'newer',
  ];
  expect(kinds.filter((kind) => gone(kind, {}))).toEqual([]);
  expect(kinds.filter((kind) => gone(kind, { asking: [] }))).toEqual(['friend_request']);
  expect(kinds.filter((kind) => gone(kind, { people: [] }))).toEqual(['friend_request', 'friend_accepted']);
  expect(kinds.filter((kind) => gone(kind, { groups: [] }))).toEqual(['group_invitation', 'quiz_shared', 'assignment']);
  expect(kinds.filter((kind) => gone(kind, { quizzes: [] }))).toEqual(['quiz_shared', 'assignment']);
  const nothing = { people: [], groups: [], quizzes: [], asking: [] };
  expect(kinds.filter((kind) => gone(kind, nothing, 8))).toEqual([]);
  expect(kinds.filter((kind) => gone(kind, { ...nothing, upTo: undefined }))).toEqual([]);
});
