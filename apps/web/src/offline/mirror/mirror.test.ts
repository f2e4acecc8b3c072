import { newId } from '@quorbit/contracts/lib/ids';
import type { CardState } from '@quorbit/contracts/reviews/cards';
import { foldCard } from '@quorbit/contracts/reviews/schedule';
import type { AchievementRow, AttemptRow, CardRow } from '@quorbit/contracts/sync/rows';
import type { MirrorRow } from '@quorbit/contracts/sync/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { person as profile } from '#lib/testing/people.ts';
import { question, quiz, started } from '#lib/testing/quizzes.ts';
import { beginDraft } from '../draft.ts';
import { openPerson, type Person } from '../person.ts';
import { newMeta } from '../queue/identity.ts';
import { readMirroredReport, readMirroredReports, readPendingAttempt, readPendingAttempts } from './attempts.ts';
import { readCards } from './cards.ts';
import { readAchievements, readPendingXp, readProfile } from './progress.ts';
import { readOfflineSupply, readSyncFacts } from './sync-facts.ts';
import type { MirrorSource } from './unsettled.ts';

const PLANETS = quiz({ questions: ['First?', 'Second?', 'Third?'].map((text) => question(text)) });
const [FIRST = '', SECOND = '', THIRD = ''] = PLANETS.questions.map(({ id }) => id);
const HASH = 'a'.repeat(64);
const START = Date.parse('2026-03-01T12:00:00Z');

let me: Person;
let source: MirrorSource;

beforeEach(() => {
  me = openPerson(newId());
  source = { database: me.database, held: [] };
});

/** Finishes an attempt on this device; `right` questions answered right, the next one wrong, the rest skipped. */
async function finish({ right = 2, at = START, of = PLANETS } = {}): Promise<string> {
  const attemptId = newId();
  const draft = beginDraft({ attemptId, started: started(of), timed: true, now: at - 60_000 });
  const answers = Object.fromEntries(
    of.questions.slice(0, right + 1).map(({ id }, index) => [id, index < right ? 1 : 0]),
  );
  await me.drafts.begin(draft);
  await me.drafts.finish({ ...draft, answers }, (kept) => ({ ...kept, answers }), at);
  return attemptId;
}

let version = 0;
async function putRow(kind: MirrorRow['kind'], id: string, body: unknown): Promise<void> {
  version += 1;
  await me.database.rows.put({ scope: 'me', kind, id, version, body, generation: 1 });
}

function attemptRow(id: string, changes: Partial<AttemptRow> = {}): AttemptRow {
  return {
    id,
    quiz: { id: PLANETS.id, title: 'Planets', category: 'Science' },
    packHash: HASH,
    startedAt: '2026-03-01T11:59:00.000Z',
    finishedAt: '2026-03-01T12:00:00.000Z',
    ...{ score: 2, totalMarks: 3, percentage: 67, passed: true, xpEarned: 26 },
    answers: [
      { questionId: FIRST, option: 1, timeSpent: 3 },
      { questionId: SECOND, option: 1, timeSpent: 2 },
      { questionId: THIRD, option: 0, timeSpent: 1 },
    ],
    ...changes,
  };
}

/** Everything pending is settled by the server; its rows came too, or are still to come. */
async function acknowledge({ rowsCame }: { rowsCame: boolean }): Promise<void> {
  await me.storage.write(async (tx) => {
    const ops = await tx.outbox();
    await tx.clearOutbox();
    await tx.addJournal(ops.map((op) => ({ op, at: START, parked: false })));
    const meta = (await tx.meta()) ?? newMeta(newId());
    await tx.setMeta({ ...meta, settled: rowsCame ? await tx.lastOrder() : meta.settled });
  });
}

describe('attempts', () => {
  test('one that waits is graded with the keys of its pack', async () => {
    const id = await finish();
    expect(await readPendingAttempt(source, id)).toMatchObject({
      standing: 'waiting',
      report: {
        ...{ id, score: 2, totalMarks: 3, percentage: 67, passed: true, passingMarks: 2, xpEarned: 26 },
        quiz: { title: 'Planets' },
        finishedAt: new Date(START).toISOString(),
        answers: [
          { questionId: FIRST, option: 1, correct: true, correctAnswer: 'B', shareCorrect: null },
          { questionId: SECOND, correct: true },
          { questionId: THIRD, option: 0, correct: false },
        ],
      },
    });
  });

  test('without keys there is no result before the server’s', async () => {
    const open = PLANETS.questions.map(({ correctAnswer: _key, explanation: _why, ...rest }) => rest);
    const id = await finish({ of: quiz({ ranked: true, questions: open }) });
    expect(await readPendingAttempt(source, id)).toMatchObject({ report: null, pack: { title: 'Planets' } });
    expect(await readPendingXp(source)).toBe(0);
  });

  test('stays on the screen from its finish to its row, without a gap, and never twice', async () => {
    const id = await finish();
    await acknowledge({ rowsCame: false });
    expect(await readPendingAttempts(source)).toMatchObject([{ attemptId: id, standing: 'arrived' }]);
    await putRow('attempt', id, attemptRow(id));
    expect(await readPendingAttempts(source)).toEqual([]);
    expect((await readMirroredReports(source)).map((row) => row.id)).toEqual([id]);
    await acknowledge({ rowsCame: true });
    expect(await readPendingAttempts(source)).toEqual([]);
  });

  test('an op that only memory holds is there as well', async () => {
    const id = await finish();
    const [op] = await me.database.outbox.toArray();
    await me.database.outbox.clear();
    if (!op) throw new Error('one op');
    expect(await readPendingAttempts({ ...source, held: [op] })).toMatchObject([
      { attemptId: id, standing: 'unsaved' },
    ]);
  });

  test('a refused one tells why', async () => {
    const id = await finish();
    await me.storage.write(async (tx) => {
      const [op] = await tx.outbox();
      if (!op) throw new Error('one op');
      await tx.clearOutbox();
      await tx.addRejected([{ opId: op.opId, op, code: 'NOT_FOUND', message: 'No such quiz.', at: START }]);
    });
    expect(await readPendingAttempts(source)).toMatchObject([
      { attemptId: id, standing: 'rejected', refusal: 'No such quiz.' },
    ]);
    expect(await readPendingXp(source)).toBe(0);
  });

  test('times are told in the server’s clock as soon as the difference is known', async () => {
    const id = await finish();
    await me.storage.write(async (tx) => {
      const meta = await tx.meta();
      if (meta) await tx.setMeta({ ...meta, skew: 3_600_000 });
    });
    expect((await readPendingAttempt(source, id))?.finishedAt).toBe('2026-03-01T13:00:00.000Z');
  });

  test('a graded one is read with its pack, in the server’s numbers', async () => {
    const id = newId();
    await putRow('attempt', id, attemptRow(id, { xpEarned: 7 }));
    expect(await readMirroredReport(source, id)).toBeNull();
    await me.database.packs.put({ hash: HASH, quizId: PLANETS.id, body: started(PLANETS).pack, bytes: 1 });
    expect(await readMirroredReport(source, id)).toMatchObject({
      ...{ id, score: 2, xpEarned: 7, passingMarks: 2 },
      answers: [{ question: 'First?', correct: true, timeSpent: 3 }, { correct: true }, { correct: false }],
    });
  });
});

describe('progress', () => {
  test('pending XP is what the server’s own rule pays, repeats and ratings included', async () => {
    const id = newId();
    await putRow('attempt', id, attemptRow(id));
    await finish({ at: START + 60_000 });
    await finish({ at: START + 120_000 });
    await finish({ at: START + 48 * 3_600_000 });
    await me.writer.enqueue({ type: 'review.rate', args: { quizId: PLANETS.id, questionId: FIRST, quality: 5 } });
    expect((await readPendingAttempts(source)).map(({ report }) => report?.xpEarned)).toEqual([26, 0, 7]);
    expect(await readPendingXp(source)).toBe(26 + 0 + 7 + 2);
    await acknowledge({ rowsCame: true });
    expect(await readPendingXp(source)).toBe(0);
  });

  test('the profile is the row’s', async () => {
    expect(await readProfile(source)).toBeNull();
    const mine = profile({ xp: 1240 });
    await putRow('profile', mine.id, mine);
    expect(await readProfile(source)).toEqual(mine);
  });

  test('achievements move on with pending attempts, and never behind the server', async () => {
    const reached: AchievementRow = { unlockedAt: '2026-02-01T00:00:00.000Z', progress: 100 };
    await putRow('achievement', 'quiz_1', reached);
    await putRow('achievement', 'quiz_10', { unlockedAt: null, progress: 40 });
    await finish({ right: 3 });
    const found = new Map((await readAchievements(source)).map(({ id, ...rest }) => [id, rest]));
    expect(found.get('quiz_1')).toEqual({ ...reached, provisional: false });
    expect(found.get('quiz_10')).toEqual({ unlockedAt: null, progress: 40, provisional: false });
    expect(found.get('score_perfect_1')).toEqual({ unlockedAt: null, progress: 100, provisional: true });
  });
});

describe('cards', () => {
  const rate = (quality: 1 | 3 | 5, questionId = THIRD) =>
    me.writer.enqueue({ type: 'review.rate', args: { quizId: PLANETS.id, questionId, quality } });
  const cardRow = (state: CardState): CardRow => ({ quizId: PLANETS.id, questionId: THIRD, packHash: HASH, ...state });

  test('a wrong answer of a pending attempt makes a card that is due at once; a skipped question makes none', async () => {
    await finish({ right: 1 });
    expect(await readCards(source)).toMatchObject([
      { questionId: SECOND, state: 'new', due: new Date(START).toISOString(), packHash: HASH, provisional: true },
    ]);
  });

  test('pending ratings are folded on top of the row as the server will', async () => {
    const attemptId = newId();
    const mistake = { id: attemptId, at: '2026-03-01T12:00:00.000Z', cause: 'mistake' as const };
    const state = foldCard(THIRD, [mistake]);
    if (!state) throw new Error('a card');
    await putRow('card', THIRD, cardRow(state));
    await rate(5);
    await rate(1);
    const ops = await me.database.outbox.toArray();
    const ratings = ops.map(({ opId, at }, index) => ({
      id: opId,
      at,
      cause: 'rating' as const,
      quality: index === 0 ? (5 as const) : (1 as const),
    }));
    const expected = foldCard(THIRD, [mistake, ...ratings]);
    expect(await readCards(source)).toEqual([{ ...cardRow(state), ...expected, provisional: true }]);
    await acknowledge({ rowsCame: false });
    expect(await readCards(source)).toMatchObject([{ reps: 2 }]);
    if (expected) await putRow('card', THIRD, cardRow(expected));
    expect(await readCards(source)).toMatchObject([{ reps: 2, provisional: false }]);
    await acknowledge({ rowsCame: true });
    expect(await readCards(source)).toMatchObject([{ reps: 2, provisional: false }]);
  });

  test('a rating of a question without a card changes nothing', async () => {
    await rate(5);
    expect(await readCards(source)).toEqual([]);
  });
});

test('the facts of syncing tell what is pending, held, parked and refused', async () => {
  await finish();
  await putRow('held', 'x', { opId: 'x', type: 'attempt.submit', at: '2026-03-01T12:00:00.000Z' });
  const held = [{ opId: newId(), type: 'test', v: 1 as const, at: '2026-03-01T12:00:00.000Z', tz: 'UTC', args: {} }];
  expect(await readSyncFacts({ ...source, held })).toEqual({
    ...{ pending: 1, notSaved: 1, parked: 1, rejected: [], lastExchange: null, skew: null },
  });
});

test('what is ready for times without a network is counted by what is really here', async () => {
  await finish();
  const row = (hash: string, quizId: string) => ({ quizId, hash, title: 'T' });
  await putRow('pack', PLANETS.id, row(HASH, PLANETS.id));
  await putRow('pack', 'other', row('b'.repeat(64), 'other'));
  await putRow('card', THIRD, { packHash: HASH });
  const { quizzes, cards, bytes } = await readOfflineSupply(source);
  expect([quizzes, cards]).toEqual([1, 1]);
  expect(bytes).toBeGreaterThan(100);
});
