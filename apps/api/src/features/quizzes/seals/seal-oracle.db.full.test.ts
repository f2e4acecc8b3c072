// Tests that nothing reveals the key of a sealed quiz. Two quizzes differ only in their keys, which are chosen so that
// the one counting attempt of each of two accounts has the same totals at both. The replies to the same calls, and
// everything that can be read afterwards, must then be equal: any difference would reveal more of the key than the
// totals do. Both quizzes were edited, and the guessed pack hashes are right at one of them and wrong at the other.
import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { QuestionInput } from '@quorbit/contracts/quizzes/question';
import type { Tx } from '@quorbit/db/client';
import { attempts } from '@quorbit/db/schema/attempts';
import { learners } from '@quorbit/db/schema/learners';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { sha256 } from '../../../lib/secrets/tokens.ts';
import { describeWithServer, type WithServer } from '../../../testing/describe-with-server.ts';
import { Device } from '../../../testing/device.ts';
import { foldAll } from '../../../testing/fold-all.ts';
import { plantChallenge } from '../../../testing/planted/challenge.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { type PlantedQuiz, plantedQuestion, plantQuiz, SECRET_EXPLANATION } from '../../../testing/planted/quiz.ts';
import { plantRunning } from '../../../testing/planted/tournament.ts';
import {
  type Attacker,
  attack,
  challengeGame,
  differencesOf,
  guessHashes,
  normaliseReply,
  playGame,
  readEverything,
  type SealingGame,
  tournamentGame,
} from '../../../testing/seal-oracle.ts';
import type { Person } from '../../../testing/test-server.ts';
import { processSealTransition } from '../../attempts/opening.worker.ts';
import { foldAttempts } from '../figures/stats.worker.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
/**
 * The difficulties and marks of the questions: one hard, one medium and four easy ones, so that 4 marks and 20 XP can
 * come from two right answers or from four.
 */
const ASKED: readonly (readonly [Difficulty, marks: number])[] = [
  ['hard', 2],
  ['medium', 2],
  ...Array.from({ length: 4 }, () => ['easy', 1] as const),
];
/** The keys of the two quizzes. With either, answering only A gets 4 marks and 20 XP, and answering only D nothing. */
const KEYS = ['AABCBC', 'BCAAAA'] as const;
const LETTERS = 'ABCD';

/** The fields shared by the questions of all kinds other than single choice; each is easy and worth one mark. */
const OTHER = {
  difficulty: 'easy' as const,
  marks: 1,
  explanation: SECRET_EXPLANATION,
  image: null,
  question: 'Which?',
  options: [],
  correctAnswer: null,
};

/** The kind of quiz that is attacked, and of the game that seals it. */
interface Target {
  /** Whether the quiz has questions of all kinds, which makes the test slower. */
  everyKind?: boolean;
  ranked?: boolean;
  /** The kind of game that seals the quiz; undefined for none. */
  game?: 'challenge' | 'tournament';
}

/** A quiz after all attacks on it, with the replies to them. */
interface Attacked {
  key: string;
  quiz: PlantedQuiz;
  said: unknown[];
  accounts: Attacker[];
  game: SealingGame | null;
}

/**
 * Builders for a question of each kind other than single choice. Both variants, built with `first` true and false, take
 * the same answer, but it is right for only one of them.
 */
const OF_KINDS: readonly ((first: boolean) => QuestionInput)[] = [
  (first) => ({ ...OTHER, kind: 'true_false', answerKey: { kind: 'true_false', value: first } }),
  (first) => ({
    ...OTHER,
    kind: 'multiple',
    choices: ['a', 'b'],
    answerKey: { kind: 'multiple', chosen: [first ? 0 : 1] },
  }),
  (first) => ({ ...OTHER, kind: 'text', answerKey: { kind: 'text', accepted: [first ? 'one' : 'other'] } }),
  (first) => ({
    ...OTHER,
    kind: 'number',
    unit: '',
    answerKey: { kind: 'number', value: first ? 1 : 2, tolerance: 0.25 },
  }),
];

// Each test runs all attacks on two quizzes, which takes long.
vi.setConfig({ testTimeout: 120_000 });

/** Returns a function that attacks two quizzes with different keys, and one that lists what tells them apart. */
function oracleOf(harness: WithServer) {
  async function plant(key: string, { ranked = true, everyKind = false }: Target): Promise<PlantedQuiz> {
    const singles = ASKED.map(([difficulty, marks], index) => ({
      ...plantedQuestion(difficulty, index),
      correctAnswer: (key[index] ?? 'A') as 'A',
      marks,
    }));
    const isFirst = key === KEYS[0];
    const others = OF_KINDS.flatMap((ofKind) => [ofKind(isFirst), ofKind(!isFirst)]);
    const questions = everyKind ? [...singles, ...others] : singles;
    const quiz = await plantQuiz(harness.server, {
      ownerId: null,
      audience: 'premium',
      ranked,
      title: 'As it was before it was edited',
      questionInputs: questions,
      shuffleQuestions: true,
      shuffleOptions: true,
    });
    const title = `Quiz of ${key}`;
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await admin.trpc.quizzes.update.mutate({ id: quiz.id, title });
    const [edited] = await harness.database.read
      .select({ packHash: quizVersions.packHash })
      .from(quizVersions)
      .where(and(eq(quizVersions.quizId, quiz.id), eq(quizVersions.title, title)));
    if (!edited) throw new Error('The quiz was not edited.');
    return { ...quiz, ...edited, title };
  }

  /** Returns the hashes of the quiz's packs with keys, of all its versions. */
  async function keyedHashes({ id }: PlantedQuiz): Promise<string[]> {
    const keyed = await harness.database.read
      .select({ hash: packs.hash })
      .from(packs)
      .where(and(eq(packs.quizId, id), eq(packs.keyed, true)));
    return keyed.map(({ hash }) => hash);
  }

  /** Gives the account another role, which ends its session, and returns it with a new session. */
  async function as(role: Role, { person, device }: Attacker): Promise<Attacker> {
    const { token } = await person.trpc.accounts.updateRole.mutate({ userId: person.id, role });
    const trpc = harness.server.client(token);
    device.setClient(trpc);
    return { person: { ...person, token, trpc }, device };
  }

  async function plantAttacker(role: Role): Promise<Attacker> {
    const person = await plantPerson(harness.server, { role });
    return { person, device: new Device(person, () => NOON.getTime()) };
  }

  /** Plants the game that seals the quiz; returns null if no game is requested. */
  async function plantGame(
    quiz: PlantedQuiz,
    attackers: readonly Attacker[],
    { game }: Target,
  ): Promise<SealingGame | null> {
    const quizzes = [quiz];
    if (game === 'challenge') return challengeGame((await plantChallenge(harness.server, { quizzes })).id);
    if (game !== 'tournament') return null;
    const players = attackers.map(({ person }) => person);
    return tournamentGame((await plantRunning(harness.server, players, { quizzes, type: 'round_robin' })).id);
  }

  /** Attacks a new quiz with this key. */
  async function attackQuiz(key: string, target: Target): Promise<Attacked> {
    const { address } = harness.server;
    const quiz = await plant(key, target);
    const keyed = await keyedHashes(quiz);
    // The guessed hashes are right at one of the two quizzes and wrong at the other.
    const guesses = key === KEYS[0] ? keyed : keyed.map(sha256);
    const attackers = [await plantAttacker('premium'), await plantAttacker('premium')];
    const game = await plantGame(quiz, attackers, target);
    const said: unknown[] = [];
    const accounts: Attacker[] = [];
    for (const [index, account] of attackers.entries()) {
      const counted = LETTERS.indexOf(index === 0 ? 'A' : 'D');
      if (game !== null) said.push({ counted, played: await playGame(game, account, quiz, counted) });
      said.push(await attack(address, account, quiz, counted));
      if (game !== null) {
        // The quiz was open before the game sealed it, so the hashes of its packs are known and aren't guessed.
        accounts.push(account);
        continue;
      }
      said.push(await guessHashes(address, account, quiz, guesses));
      const hidden = await as('user', account);
      said.push(await guessHashes(address, hidden, quiz, guesses));
      accounts.push(await as('premium', hidden));
    }
    const stranger = await plantAttacker('user');
    if (game === null) said.push(await guessHashes(address, stranger, quiz, guesses));
    said.push(await stranger.person.trpc.reports.list.query({}));
    while (await foldAttempts(harness.server.deps));
    while (await processSealTransition(harness.server.deps));
    await foldAll(harness.database);
    return { key, quiz, said, accounts, game };
  }

  async function attackBoth(target: Target = {}): Promise<Attacked[]> {
    harness.server.setNow(NOON);
    return [await attackQuiz(KEYS[0], target), await attackQuiz(KEYS[1], target)];
  }

  /** Returns every reply to the attacks, and everything that can be read afterwards. */
  async function transcriptOf({ quiz, said, accounts, game }: Attacked): Promise<unknown[]> {
    const read: unknown[] = [];
    for (const account of accounts) read.push(await readEverything(harness.server.address, account, quiz));
    if (game !== null) for (const account of accounts) read.push(await game.read(account.person.trpc));
    return [...said, ...read];
  }

  /** Lists each difference between the replies for the two keys, and anything in them that looks like a key. */
  async function leaksOf(both: readonly Attacked[]): Promise<string[]> {
    const found: string[] = [];
    const comparable: unknown[] = [];
    for (const attacked of both) {
      const { quiz, game } = attacked;
      const transcript = await transcriptOf(attacked);
      comparable.push(normaliseReply(transcript, quiz));
      const text = JSON.stringify(transcript);
      const [named] =
        /"(correctAnswer|explanation|correct|shareCorrect|answerKey|accepted|tolerance)":(?!null)/.exec(text) ?? [];
      if (named !== undefined) found.push(named);
      if (text.includes(SECRET_EXPLANATION)) found.push('an explanation');
      // A client that has the hash of the pack with keys can find the keys by trying all combinations.
      const keyed = game === null ? await keyedHashes(quiz) : [];
      if (keyed.some((hash) => text.includes(hash))) found.push('the hash of a pack with keys');
    }
    return [...found, ...differencesOf(comparable[0], comparable[1])];
  }

  return { attackBoth, leaksOf };
}

describeWithServer('the key of a sealed quiz', (harness) => {
  const { attackBoth, leaksOf } = oracleOf(harness);
  let both: Attacked[];
  beforeAll(async () => {
    both = await attackBoth({ everyKind: true });
  });

  async function plantLeak(plant: (tx: Tx, person: Person, attacked: Attacked) => Promise<unknown>): Promise<void> {
    for (const attacked of both)
      for (const { person } of attacked.accounts)
        await harness.database.transaction((tx) => plant(tx, person, attacked));
  }

  it('is revealed by nothing but the totals of the attempt that counts', async () => {
    expect(await leaksOf(both)).toEqual([]);
  });

  it('is reported as leaked by a difference of 1 XP in the learner’s total', async () => {
    await plantLeak((tx, { id }, { key }) =>
      tx
        .update(learners)
        .set({ xp: sql`${learners.xp} + ${key.startsWith('A') ? 1 : 0}` })
        .where(eq(learners.userId, id)),
    );
    expect(await leaksOf(both)).toContainEqual(expect.stringMatching(/\/xp: \d+ or \d+$/));
  });

  it('is reported as leaked by a score on an attempt that doesn’t count', async () => {
    await plantLeak((tx, { id }, { key, quiz }) =>
      tx
        .update(attempts)
        .set({ status: 'sealed', score: key.charCodeAt(0), totalMarks: 100, percentage: 1, passed: false, xpEarned: 0 })
        .where(and(eq(attempts.userId, id), eq(attempts.quizId, quiz.id), eq(attempts.status, 'submitted'))),
    );
    expect(await leaksOf(both)).toContainEqual(expect.stringMatching(/\/score: 65 or 66$/));
  });
});

describeWithServer('the key of a quiz in a game', (harness) => {
  const { attackBoth, leaksOf } = oracleOf(harness);

  it.each(['challenge', 'tournament'] as const)(
    'is revealed by nothing but the totals of a play when a %s seals the quiz',
    async (game) => {
      expect(await leaksOf(await attackBoth({ ranked: false, game, everyKind: true }))).toEqual([]);
    },
  );
});

describeWithServer('the key of a quiz that nothing seals', (harness) => {
  const { attackBoth, leaksOf } = oracleOf(harness);

  it('is reported as leaked', async () => {
    const found = await leaksOf(await attackBoth({ ranked: false }));
    expect(found).toContain('an explanation');
    expect(found.length).toBeGreaterThan(3);
  });
});
