// Attacks on a quiz's answer key, and reads of everything that the attackers can see afterwards.
import type { SubmitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Play } from '@quorbit/contracts/plays/schema';
import type { AnswerValue, QuestionKind, QuestionResponse } from '@quorbit/contracts/quizzes/question-kinds';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import type { Device } from './device.ts';
import type { PlantedQuiz } from './planted/quiz.ts';
import type { Client, Person } from './test-server.ts';
import { send } from './wire/http.ts';
import { outcomeOf } from './wire/refusal.ts';

/** Fields left out of comparisons, because they depend on the order of calls or on chance. */
const OMITTED_FIELDS = new Set([
  ...['rank', 'near', 'ahead', 'learners', 'version', 'cursor', 'epoch', 'digest'],
  ...['email', 'createdAt', 'updatedAt', 'lastSeenAt'],
]);

/**
 * Makes a reply comparable: replaces questions by their places and other ids and hashes by fixed words, and sorts
 * everything.
 */
export function normaliseReply(reply: unknown, { questionIds, title }: PlantedQuiz): unknown {
  const places = new Map(questionIds.map((id, index) => [id, `question ${index}`]));
  const text = JSON.stringify(reply)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => places.get(id) ?? 'id')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'hash')
    .replaceAll(title, 'Quiz');
  return sortDeep(JSON.parse(text));
}

function sortDeep(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(sortDeep).map((item) => [JSON.stringify(item), item] as const);
    return items.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([name]) => !OMITTED_FIELDS.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, sortDeep(value)]));
}

/** Lists the paths at which two replies differ. */
export function differencesOf(a: unknown, b: unknown, path = ''): string[] {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return a === b ? [] : [`${path}: ${JSON.stringify(a)} or ${JSON.stringify(b)}`];
  }
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].flatMap((name) => differencesOf(Reflect.get(a, name), Reflect.get(b, name), `${path}/${name}`));
}

/** Returns a call's reply, or the code of its refusal. */
async function replyOf(call: Promise<unknown>): Promise<unknown> {
  const reply = call.then((answer) => ({ answer }));
  const outcome = await outcomeOf(reply);
  return outcome === 'ok' ? (await reply).answer : outcome;
}

export interface Attacker {
  person: Person;
  device: Device;
}

/** Two answers to try for each kind of question other than `single`. */
const TRIED_RESPONSES: { [K in QuestionResponse['kind']]: readonly [QuestionResponse, QuestionResponse] } = {
  true_false: [
    { kind: 'true_false', value: true },
    { kind: 'true_false', value: false },
  ],
  multiple: [
    { kind: 'multiple', chosen: [0] },
    { kind: 'multiple', chosen: [1] },
  ],
  text: [
    { kind: 'text', text: 'one' },
    { kind: 'text', text: 'other' },
  ],
  number: [
    { kind: 'number', value: 1 },
    { kind: 'number', value: 2 },
  ],
};

function responseTo(kind: QuestionKind | undefined, option: number | null): AnswerValue {
  if (kind === undefined || kind === 'single' || option === null) return { option };
  return { option: null, response: TRIED_RESPONSES[kind][option] ?? null };
}

const attemptInput = (quiz: PlantedQuiz, options: readonly (number | null)[]): SubmitAttemptInput => ({
  attemptId: newId(),
  quizId: quiz.id,
  startedAt: '2026-11-21T11:50:00Z',
  finishedAt: '2026-11-21T11:55:00Z',
  answers: quiz.questionIds.map((questionId, index) => ({
    questionId,
    ...responseTo(quiz.kinds?.[index], options[index] ?? null),
    timeSpent: 2,
  })),
});
const singleAnswer = (quiz: PlantedQuiz, question: number, option: number) =>
  attemptInput(
    quiz,
    quiz.questionIds.map((_, index) => (index === question ? option : null)),
  );

type Answers = ReturnType<typeof singleAnswer>['answers'];

/** The calls of a game that seals quizzes, as its players make them. */
export interface SealingGame {
  enter(by: Client): Promise<unknown>;
  start(by: Client): Promise<Play>;
  submit(by: Client, quizId: string, answers: Answers): Promise<unknown>;
  /** Reads everything that a player can see of the game. */
  read(by: Client): Promise<unknown[]>;
}

export function challengeGame(id: string): SealingGame {
  return {
    enter: ({ challenges }) => challenges.join.mutate({ id }),
    start: ({ challenges }) => challenges.startQuiz.mutate({ id }),
    submit: ({ challenges }, quizId, answers) => challenges.submitQuiz.mutate({ id, quizId, answers }),
    read: async ({ challenges }) => [
      (await challenges.status.query({ limit: 100 })).items.filter((challenge) => challenge.id === id),
      await challenges.completed.query({}),
      await challenges.history.query({}),
      await challenges.getHistory.query({ id }),
    ],
  };
}

/** Returns the calls of a tournament that has begun, with the attackers as players. */
export function tournamentGame(id: string): SealingGame {
  return {
    enter: ({ tournaments }) => tournaments.get.query({ id }),
    start: ({ tournaments }) => tournaments.startQuiz.mutate({ id }),
    submit: ({ tournaments }, quizId, answers) => tournaments.submitQuiz.mutate({ id, quizId, answers }),
    read: async ({ tournaments }) => [
      (await tournaments.list.query({ limit: 100 })).items.filter((tournament) => tournament.id === id),
      await tournaments.completed.query({}),
      await tournaments.history.query({}),
      await tournaments.get.query({ id }),
      await tournaments.ownMatch.query(),
    ],
  };
}

/**
 * Plays a quiz in a game: saves each answer on its own, submits option `counted` for each question, and then tries
 * further submissions.
 * @returns all replies.
 */
export async function playGame(game: SealingGame, { person: { trpc } }: Attacker, quiz: PlantedQuiz, counted: number) {
  const replies: unknown[] = [await game.enter(trpc)];
  const play = await game.start(trpc);
  replies.push(play);
  for (const [question] of quiz.questionIds.entries())
    for (const option of [0, 1]) {
      const { answers } = singleAnswer(quiz, question, option);
      replies.push(
        await replyOf(trpc.plays.save.mutate({ id: play.id, revision: 2 * question + option + 1, answers })),
      );
    }
  const { answers } = attemptInput(quiz, Array(quiz.questionIds.length).fill(counted));
  replies.push(await replyOf(game.submit(trpc, quiz.id, answers)));
  for (const option of [0, 1, 2, 3])
    replies.push(await outcomeOf(game.submit(trpc, quiz.id, singleAnswer(quiz, 0, option).answers)));
  replies.push(await replyOf(game.start(trpc)));
  return replies;
}

/**
 * Tries all attacks on a quiz: the attempt that counts, then each option of each question on its own, over every API.
 * Returns all replies.
 */
export async function attack(
  address: string,
  { person, device }: Attacker,
  quiz: PlantedQuiz,
  counted: number,
): Promise<unknown[]> {
  const replies: unknown[] = [];
  replies.push(
    await replyOf(person.trpc.attempts.submit.mutate(attemptInput(quiz, Array(quiz.questionIds.length).fill(counted)))),
  );
  const ops: unknown[] = [device.op({ type: QUIZ_KEEP, args: { quizId: quiz.id, packHash: quiz.packHash } })];
  for (const [question, questionId] of quiz.questionIds.entries()) {
    const isSingle = (quiz.kinds?.[question] ?? 'single') === 'single';
    // Questions of other kinds than single choice get only two answers, because lists return at most 100 attempts.
    for (const option of isSingle ? [0, 1, 2, 3] : [0, 1]) {
      ops.push(device.attempt({ ...singleAnswer(quiz, question, option), packHash: quiz.packHash }));
      if (isSingle) ops.push(device.attempt(singleAnswer(quiz, question, option)));
    }
    ops.push(device.op({ type: REVIEW_RATE, args: { quizId: quiz.id, questionId, quality: 5 } }));
    replies.push(await outcomeOf(person.trpc.reviews.rate.mutate({ quizId: quiz.id, questionId, quality: 5 })));
  }
  for (let from = 0; from < ops.length; from += 25) replies.push(await device.exchange(ops.slice(from, from + 25)));
  for (const option of [0, 1, 2, 3]) {
    const { attemptId: _id, quizId, ...body } = singleAnswer(quiz, option, option);
    const { token } = person;
    replies.push(await replyOf(person.trpc.attempts.submit.mutate(singleAnswer(quiz, option + 1, option))));
    replies.push((await send(address, 'POST', `/api/quizzes/${quizId}/attempts`, { token, body })).body);
  }
  return replies;
}

/**
 * Sends guessed hashes of packs wherever a hash is accepted, and returns all replies. A right guess must not change any
 * of them.
 */
export async function guessHashes(
  address: string,
  { person, device }: Attacker,
  quiz: PlantedQuiz,
  hashes: readonly string[],
): Promise<unknown[]> {
  const { trpc, token } = person;
  const replies: unknown[] = [];
  for (const packHash of hashes) {
    const { attemptId: _id, quizId, ...body } = { ...singleAnswer(quiz, 0, 1), packHash };
    const ops = [
      device.op({ type: QUIZ_KEEP, args: { quizId, packHash } }),
      device.attempt({ ...singleAnswer(quiz, 0, 0), packHash }),
    ];
    replies.push((await send(address, 'GET', `/packs/${packHash}.json`, { token })).body);
    replies.push(await device.exchange(ops));
    replies.push(await replyOf(trpc.attempts.submit.mutate({ ...singleAnswer(quiz, 0, 2), packHash })));
    replies.push((await send(address, 'POST', `/api/quizzes/${quizId}/attempts`, { token, body })).body);
    replies.push((await send(address, 'GET', `/packs/${packHash}.json`, { token })).status);
  }
  return replies;
}

export async function readEverything(
  address: string,
  { person, device }: Attacker,
  quiz: PlantedQuiz,
): Promise<unknown[]> {
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
  const responses = await Promise.all(paths.map((path) => send(address, 'GET', path, { token })));
  const listed = await trpc.quizzes.list.query({ limit: 100 });
  const packsNamed = new Set(JSON.stringify([...device.rows.values()]).match(/\b[0-9a-f]{64}\b/g));
  return [
    await trpc.quizzes.get.query({ id: quiz.id }),
    await trpc.quizzes.getQuestions.query({ id: quiz.id }),
    await replyOf(trpc.quizzes.edit.query({ id: quiz.id })),
    await replyOf(trpc.quizzes.reach.query({ id: quiz.id })),
    await replyOf(trpc.quizzes.duplicate.mutate({ id: quiz.id })),
    await replyOf(trpc.quizzes.start.query({ id: quiz.id })),
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
    await Promise.all([...packsNamed].map((hash) => send(address, 'GET', `/packs/${hash}`, { token }))).then((all) =>
      all.map(({ text }) => text).filter((text) => text.includes(quiz.id)),
    ),
  ];
}
