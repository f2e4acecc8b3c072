// What can be learned of a sealed quiz's key? Two quizzes differ in nothing but their keys, so chosen that the one attempt
// that counts for each of two accounts has the same totals at both. The same work, and everything that can be read
// afterwards, must then be the same at both: whatever told them apart would tell of the key more than the totals do.
import type { SubmitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { attempts } from '@quorbit/db/schema/attempts';
import { learners } from '@quorbit/db/schema/learners';
import { packs, quizVersions } from '@quorbit/db/schema/quizzes';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { send } from '../../testing/http.ts';
import { plantPerson } from '../../testing/planted-person.ts';
import { type PlantedQuiz, plantedQuestion, plantQuiz, SECRET } from '../../testing/planted-quiz.ts';
import { outcomeOf } from '../../testing/refusal.ts';
import type { Person } from '../../testing/test-server.ts';
import { takeTurn } from '../attempts/opening.worker.ts';
import { foldAttempts } from './stats.worker.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
/** Hard, medium and four easy ones: right answers that are 4 marks and 20 XP may be two or four. */
const ASKED: readonly (readonly [Difficulty, marks: number])[] = [
  ['hard', 2],
  ['medium', 2],
  ...Array.from({ length: 4 }, () => ['easy', 1] as const),
];
/** At both an attempt of A alone has 4 marks and 20 XP, and one of D alone nothing. */
const KEYS = ['AABCBC', 'BCAAAA'] as const;
const LETTERS = 'ABCD';

/** What depends on who came before, or on chance. */
const LEFT_OUT = new Set([
  ...['rank', 'near', 'ahead', 'learners', 'version', 'cursor', 'epoch', 'digest'],
  ...['email', 'createdAt', 'updatedAt', 'lastSeenAt'],
]);

/** What was said, with questions by their place, without other ids and hashes, and in an order of its own. */
function normalised(said: unknown, { questionIds, title }: PlantedQuiz): unknown {
  const places = new Map(questionIds.map((id, index) => [id, `question ${index}`]));
  const text = JSON.stringify(said)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => places.get(id) ?? 'id')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'hash')
    .replaceAll(title, 'Quiz');
  return inOrder(JSON.parse(text));
}

function inOrder(said: unknown): unknown {
  if (Array.isArray(said)) {
    const items = said.map(inOrder).map((item) => [JSON.stringify(item), item] as const);
    return items.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
  }
  if (said === null || typeof said !== 'object') return said;
  const entries = Object.entries(said).filter(([name]) => !LEFT_OUT.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, inOrder(value)]));
}

/** How a test makes the server tell of a key. */
interface Leak {
  ranked?: boolean;
  plant?: (person: Person, quiz: PlantedQuiz, key: string) => Promise<unknown>;
}

describeWithServer('the key of a sealed quiz', (its) => {
  let questionsAsked = 0;
  async function plant(key: string, ranked: boolean): Promise<PlantedQuiz> {
    const questions = ASKED.map(([difficulty, marks], index) => ({
      ...plantedQuestion(difficulty, index),
      correctAnswer: (key[index] ?? 'A') as 'A',
      marks,
    }));
    questionsAsked = questions.length;
    return plantQuiz(its.server, {
      ownerId: null,
      audience: 'premium',
      ranked,
      title: `Quiz of ${key}`,
      asked: questions,
    });
  }

  const attempt = (quiz: PlantedQuiz, options: readonly (number | null)[]): SubmitAttemptInput => ({
    attemptId: newId(),
    quizId: quiz.id,
    startedAt: '2026-11-21T11:50:00Z',
    finishedAt: '2026-11-21T11:55:00Z',
    answers: quiz.questionIds.map((questionId, index) => ({
      questionId,
      option: options[index] ?? null,
      timeSpent: 2,
    })),
  });
  const single = (quiz: PlantedQuiz, question: number, option: number) =>
    attempt(
      quiz,
      quiz.questionIds.map((_, index) => (index === question ? option : null)),
    );

  /** Everything that one may try: the attempt that counts, then each option of each question by itself, on every face. */
  async function attack(person: Person, device: Device, quiz: PlantedQuiz, counted: number): Promise<unknown[]> {
    const said: unknown[] = [];
    said.push(await person.trpc.attempts.submit.mutate(attempt(quiz, Array(questionsAsked).fill(counted))));
    const ops: unknown[] = [device.op({ type: QUIZ_KEEP, args: { quizId: quiz.id, packHash: quiz.packHash } })];
    for (const [question, questionId] of quiz.questionIds.entries()) {
      for (const option of [0, 1, 2, 3]) {
        ops.push(device.attempt({ ...single(quiz, question, option), packHash: quiz.packHash }));
        ops.push(device.attempt(single(quiz, question, option)));
      }
      ops.push(device.op({ type: REVIEW_RATE, args: { quizId: quiz.id, questionId, quality: 5 } }));
      said.push(await outcomeOf(person.trpc.reviews.rate.mutate({ quizId: quiz.id, questionId, quality: 5 })));
    }
    for (let from = 0; from < ops.length; from += 25) said.push(await device.exchange(ops.slice(from, from + 25)));
    for (const option of [0, 1, 2, 3]) {
      const { attemptId: _id, quizId, ...body } = single(quiz, option, option);
      const { token } = person;
      said.push(await person.trpc.attempts.submit.mutate(single(quiz, option + 1, option)));
      said.push((await send(its.server.address, 'POST', `/api/quizzes/${quizId}/attempts`, { token, body })).body);
    }
    return said;
  }

  async function read(person: Person, device: Device, quiz: PlantedQuiz): Promise<unknown[]> {
    const { trpc, token } = person;
    await device.drain();
    const own = ({ quiz: { id } }: { quiz: { id: string } }) => id === quiz.id;
    const reports = (await trpc.reports.list.query({ limit: 100 })).items.filter(own);
    const boards = await Promise.all([
      ...(['weekly', 'monthly'] as const).map((period) => trpc.leaderboards.listByXp.query({ period })),
      ...(['weekly', 'monthly', 'all'] as const).map((period) => trpc.leaderboards.listByAverage.query({ period })),
    ]);
    const paths = [
      `/api/quizzes/${quiz.id}`,
      '/api/reports?limit=100',
      '/api/reviews',
      '/api/users/me',
      '/api/achievements',
    ];
    const responses = await Promise.all(paths.map((path) => send(its.server.address, 'GET', path, { token })));
    const listed = await trpc.quizzes.list.query({ limit: 100 });
    const packsNamed = new Set(JSON.stringify([...device.rows.values()]).match(/\b[0-9a-f]{64}\b/g));
    return [
      await trpc.quizzes.get.query({ id: quiz.id }),
      await trpc.quizzes.start.query({ id: quiz.id }),
      listed.items.filter(({ id }) => id === quiz.id),
      reports,
      await Promise.all(reports.map(({ id }) => trpc.reports.get.query({ id }))),
      await trpc.reviews.list.query({}),
      await trpc.achievements.list.query({}),
      await trpc.accounts.me.query(),
      await trpc.accounts.export.mutate(),
      boards.map(({ own }) => own),
      responses.map(({ status, body }) => [status, body]),
      [...device.rows.values()].filter(({ body }) => JSON.stringify(body)?.includes(quiz.id)),
      [...device.rows.values()].filter(({ kind }) => kind === 'profile' || kind === 'achievement' || kind === 'card'),
      await Promise.all(
        [...packsNamed].map((hash) => send(its.server.address, 'GET', `/packs/${hash}`, { token })),
      ).then((all) => all.map(({ text }) => text).filter((text) => text.includes(quiz.id))),
    ];
  }

  /** @param leak what a worse server would do before everything is read; or makes of the quiz */
  async function transcriptOf(key: string, leak: Leak = {}): Promise<{ said: unknown[]; quiz: PlantedQuiz }> {
    const quiz = await plant(key, leak.ranked ?? true);
    const said: unknown[] = [];
    const accounts = [];
    for (const counted of [LETTERS.indexOf('A'), LETTERS.indexOf('D')]) {
      const person = await plantPerson(its.server, { role: 'premium' });
      const device = new Device(person, () => NOON.getTime());
      said.push(await attack(person, device, quiz, counted));
      accounts.push({ person, device });
    }
    while (await foldAttempts(its.database));
    while (await takeTurn(its.server.deps));
    await foldAll(its.database);
    for (const { person } of accounts) await leak.plant?.(person, quiz, key);
    for (const { person, device } of accounts) said.push(await read(person, device, quiz));
    return { said, quiz };
  }

  /** What tells of a key: all that two servers with different keys said differently, and what keys look like. */
  async function leaksOf(leak?: Leak): Promise<string[]> {
    its.server.setNow(NOON);
    const both = [await transcriptOf(KEYS[0], leak), await transcriptOf(KEYS[1], leak)] as const;
    const found: string[] = [];
    for (const { said, quiz } of both) {
      const text = JSON.stringify(said);
      const [named] = /"(correctAnswer|explanation|correct|shareCorrect)":(?!null)/.exec(text) ?? [];
      if (named !== undefined) found.push(named);
      if (text.includes(SECRET)) found.push('an explanation');
      // Whoever has the hash of the pack with keys finds the keys by trying them all.
      const keyed = await its.database.read
        .select({ hash: packs.hash })
        .from(packs)
        .innerJoin(quizVersions, eq(quizVersions.id, packs.versionId))
        .where(and(eq(packs.quizId, quiz.id), eq(packs.keyed, true)));
      if (keyed.some(({ hash }) => text.includes(hash))) found.push('the hash of a pack with keys');
    }
    const [first, second] = both.map(({ said, quiz }) => normalised(said, quiz));
    return [...found, ...differencesOf(first, second)];
  }

  it('is told by nothing but the totals of the attempt that counts', async () => {
    expect(await leaksOf()).toEqual([]);
  });

  it('is found to be told where the quiz is not sealed after all', async () => {
    const found = await leaksOf({ ranked: false });
    expect(found).toContain('an explanation');
    expect(found.length).toBeGreaterThan(3);
  });

  it('is found to be told by a single bit in a figure of the learner', async () => {
    const plantBit = ({ id }: Person, _quiz: PlantedQuiz, key: string) =>
      its.database.transaction((tx) =>
        tx
          .update(learners)
          .set({ xp: sql`${learners.xp} + ${key.startsWith('A') ? 1 : 0}` })
          .where(eq(learners.userId, id)),
      );
    expect(await leaksOf({ plant: plantBit })).not.toEqual([]);
  });

  it('is found to be told by an attempt that counts nothing and yet has a score', async () => {
    const score = (person: Person, quiz: PlantedQuiz, key: string) =>
      its.database.transaction((tx) =>
        tx
          .update(attempts)
          .set({
            status: 'sealed',
            score: key.charCodeAt(0),
            totalMarks: 100,
            percentage: 1,
            passed: false,
            xpEarned: 0,
          })
          .where(and(eq(attempts.userId, person.id), eq(attempts.quizId, quiz.id), eq(attempts.status, 'submitted'))),
      );
    expect(await leaksOf({ plant: score })).not.toEqual([]);
  });
});

/** Where two things that were said differ. */
function differencesOf(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other ? [] : [`${path}: ${JSON.stringify(one)} or ${JSON.stringify(other)}`];
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    differencesOf(Reflect.get(one, name), Reflect.get(other, name), `${path}/${name}`),
  );
}
