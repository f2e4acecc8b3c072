// What can be learned of a sealed quiz's key? Two quizzes differ in nothing but their keys, so chosen that the one attempt
// that counts for each of two accounts has the same totals at both. The same work, and everything that can be read
// afterwards, must then be the same at both: whatever told them apart would tell of the key more than the totals do. Both
// were edited, and the hashes of packs that are guessed are right at one of them and wrong at the other.
import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { QuestionInput } from '@quorbit/contracts/quizzes/question';
import { attempts } from '@quorbit/db/schema/attempts';
import { learners } from '@quorbit/db/schema/learners';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
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
/** One hard, one medium and four easy questions: 4 marks and 20 XP can be two right answers or four. */
const ASKED: readonly (readonly [Difficulty, marks: number])[] = [
  ['hard', 2],
  ['medium', 2],
  ...Array.from({ length: 4 }, () => ['easy', 1] as const),
];
/** With both keys, answering only A gets 4 marks and 20 XP, and answering only D nothing. */
const KEYS = ['AABCBC', 'BCAAAA'] as const;
const LETTERS = 'ABCD';

/** Worth one mark, like the others. */
const OTHER = {
  difficulty: 'easy' as const,
  marks: 1,
  explanation: SECRET_EXPLANATION,
  image: null,
  question: 'Which?',
  options: [],
  correctAnswer: null,
};

/** How a test makes the server leak a key. */
interface Leak {
  /** Whether to ask questions of all kinds, which takes longer. */
  everyKind?: boolean;
  ranked?: boolean;
  /** The game that seals it. */
  game?: 'challenge' | 'tournament';
  plant?: (person: Person, quiz: PlantedQuiz, key: string) => Promise<unknown>;
}

/** Two questions of each kind, keyed so that giving both the same answer is right for one of them. */
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

// Each test tries everything on two quizzes.
vi.setConfig({ testTimeout: 120_000 });

/** Lists what tells the keys apart. */
function oracleOf(harness: WithServer): (leak?: Leak) => Promise<string[]> {
  async function plant(key: string, { ranked = true, everyKind = false }: Leak): Promise<PlantedQuiz> {
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

  /** The hashes of the packs with keys, of all versions. */
  async function keyedHashes({ id }: PlantedQuiz): Promise<string[]> {
    const keyed = await harness.database.read
      .select({ hash: packs.hash })
      .from(packs)
      .where(and(eq(packs.quizId, id), eq(packs.keyed, true)));
    return keyed.map(({ hash }) => hash);
  }

  /** The same account with another role, which ends the session before. */
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

  /** The game that seals the quiz; null for none. */
  async function plantGame(
    quiz: PlantedQuiz,
    attackers: readonly Attacker[],
    { game }: Leak,
  ): Promise<SealingGame | null> {
    const quizzes = [quiz];
    if (game === 'challenge') return challengeGame((await plantChallenge(harness.server, { quizzes })).id);
    if (game !== 'tournament') return null;
    const players = attackers.map(({ person }) => person);
    return tournamentGame((await plantRunning(harness.server, players, { quizzes, type: 'round_robin' })).id);
  }

  /** @param leak a fault to plant before everything is read */
  async function transcriptOf(key: string, leak: Leak = {}): Promise<{ said: unknown[]; quiz: PlantedQuiz }> {
    const { address } = harness.server;
    const quiz = await plant(key, leak);
    const keyed = await keyedHashes(quiz);
    // Right at one of the two quizzes and wrong at the other. A planted fault is found without them.
    const right = key === KEYS[0] ? keyed : keyed.map(sha256);
    const guesses = leak.plant ? [] : right;
    const attackers = [await plantAttacker('premium'), await plantAttacker('premium')];
    const game = await plantGame(quiz, attackers, leak);
    const said: unknown[] = [];
    const accounts = [];
    for (const [index, account] of attackers.entries()) {
      const counted = LETTERS.indexOf(index === 0 ? 'A' : 'D');
      if (game !== null) said.push({ counted, played: await playGame(game, account, quiz, counted) });
      said.push(await attack(address, account, quiz, counted));
      if (game !== null) {
        // The quiz was open before the game sealed it, so the hashes of its packs are known.
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
    for (const { person } of accounts) await leak.plant?.(person, quiz, key);
    for (const account of accounts) said.push(await readEverything(address, account, quiz));
    if (game !== null) for (const account of accounts) said.push(await game.read(account.person.trpc));
    return { said, quiz };
  }

  /** All leaks: whatever differs between the replies for the two keys, and anything that looks like a key. */
  async function leaksOf(leak?: Leak): Promise<string[]> {
    harness.server.setNow(NOON);
    const both = [await transcriptOf(KEYS[0], leak), await transcriptOf(KEYS[1], leak)] as const;
    const found: string[] = [];
    for (const { said, quiz } of both) {
      const text = JSON.stringify(said);
      const [named] =
        /"(correctAnswer|explanation|correct|shareCorrect|answerKey|accepted|tolerance)":(?!null)/.exec(text) ?? [];
      if (named !== undefined) found.push(named);
      if (text.includes(SECRET_EXPLANATION)) found.push('an explanation');
      // With the hash of the pack with keys, a client finds the keys by trying all combinations.
      const keyed = leak?.game ? [] : await keyedHashes(quiz);
      if (keyed.some((hash) => text.includes(hash))) found.push('the hash of a pack with keys');
    }
    const [first, second] = both.map(({ said, quiz }) => normaliseReply(said, quiz));
    return [...found, ...differencesOf(first, second)];
  }

  return leaksOf;
}

describeWithServer('the key of a sealed quiz', (harness) => {
  const leaksOf = oracleOf(harness);

  it('is told by nothing but the totals of the attempt that counts', async () => {
    expect(await leaksOf({ everyKind: true })).toEqual([]);
  });
});

// What games tell, and that leaks are found, doesn't depend on the kind of database.
describeWithServer('the key of a quiz in a game', (harness) => {
  const leaksOf = oracleOf(harness);

  it('is told by nothing but the totals of a play where a challenge seals the quiz', async () => {
    expect(await leaksOf({ ranked: false, game: 'challenge', everyKind: true })).toEqual([]);
  });

  it('is told by nothing but the totals of a play where a tournament seals the quiz', async () => {
    expect(await leaksOf({ ranked: false, game: 'tournament', everyKind: true })).toEqual([]);
  });
});

describeWithServer('the key of a quiz that leaks it', (harness) => {
  const leaksOf = oracleOf(harness);

  it('is found to be told where the quiz is not sealed after all', async () => {
    const found = await leaksOf({ ranked: false });
    expect(found).toContain('an explanation');
    expect(found.length).toBeGreaterThan(3);
  });

  it('is found to be told by a single bit in a figure of the learner', async () => {
    const plantBit = ({ id }: Person, _quiz: PlantedQuiz, key: string) =>
      harness.database.transaction((tx) =>
        tx
          .update(learners)
          .set({ xp: sql`${learners.xp} + ${key.startsWith('A') ? 1 : 0}` })
          .where(eq(learners.userId, id)),
      );
    expect(await leaksOf({ plant: plantBit })).not.toEqual([]);
  });

  it('is found to be told by an attempt that counts nothing and yet has a score', async () => {
    const score = (person: Person, quiz: PlantedQuiz, key: string) =>
      harness.database.transaction((tx) =>
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

/** The paths at which two replies differ. */
function differencesOf(a: unknown, b: unknown, path = ''): string[] {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return a === b ? [] : [`${path}: ${JSON.stringify(a)} or ${JSON.stringify(b)}`];
  }
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].flatMap((name) => differencesOf(Reflect.get(a, name), Reflect.get(b, name), `${path}/${name}`));
}
