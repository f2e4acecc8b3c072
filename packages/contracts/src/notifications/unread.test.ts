import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wantsKind, wantsPushes } from './kinds.ts';
import { countUnread, newestNo, risen } from './unread.ts';
import { isGone, notificationWords } from './words.ts';

test('the mark never falls, never runs ahead, and is the same in whatever order it is said', () => {
  const no = fc.nat(300);
  fc.assert(
    fc.property(fc.array(no), no, (said, lastNo) => {
      const after = (words: readonly number[]) => words.reduce((mark, one) => risen(mark, one, lastNo), 0);
      expect(after(said)).toBe(after(said.toReversed()));
      expect(after(said)).toBeLessThanOrEqual(lastNo);
      expect(after([...said, 0])).toBe(after(said));
    }),
  );
});

test('what is above the mark is unread', () => {
  const rows = [{ no: 7 }, { no: 5 }, { no: 6 }];
  expect([countUnread(rows, 0), countUnread(rows, 5), countUnread(rows, 7)]).toEqual([3, 2, 0]);
  expect([newestNo(rows), newestNo([])]).toEqual([7, 0]);
});

test('kinds arrive unless turned off, push messages only once turned on', () => {
  expect([wantsKind('cheer', {}), wantsKind('cheer', { notifyCheers: false })]).toEqual([true, false]);
  expect(wantsKind('moderation_decision', { notifyCheers: false })).toBe(true);
  expect([wantsPushes({}), wantsPushes({ notifyByPush: null }), wantsPushes({ notifyByPush: true })]).toEqual([
    false,
    false,
    true,
  ]);
});

test('words for a cheer, for missing names, and for kinds of newer servers', () => {
  const nobody = { person: null, group: null, quiz: null };
  const textOf = (kind: string, about: Parameters<typeof notificationWords>[1]) =>
    notificationWords(kind, about, nobody).text;
  expect(textOf('cheer', { days: 1 })).toBe('Somebody cheers your streak of 1 day.');
  expect(textOf('cheer', { achievement: 'streak_3' })).toBe('Somebody cheers your medal Ignition.');
  expect(textOf('quiz_shared', {})).toBe('Somebody shared a quiz in a study group.');
  expect(textOf('constructor', {})).toBe('Update Quorbit to read it.');
});

test('what is gone is told by names that are as new as the notification', () => {
  const [personId, groupId, quizId] = ['p', 'g', 'q'];
  const named = (id: string) => [{ id, name: id }];
  const all = { people: named(personId), groups: named(groupId), quizzes: named(quizId), asking: [personId], upTo: 7 };
  const row = (kind: string, no = 7) => ({ kind, no, about: { personId, groupId, quizId } });
  const gone = (kind: string, without: object, no?: number) => isGone(row(kind, no), { ...all, ...without });
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
