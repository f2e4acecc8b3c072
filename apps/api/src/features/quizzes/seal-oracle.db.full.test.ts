// What can be learned of a sealed quiz's key? Two quizzes differ in nothing but their keys, so chosen that the one attempt
// that counts for each of two accounts has the same totals at both. The same work, and everything that can be read
// afterwards, must then be the same at both: whatever told them apart would tell of the key more than the totals do.
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { QuestionInput } from '@quorbit/contracts/quizzes/question';
import { attempts } from '@quorbit/db/schema/attempts';
import { learners } from '@quorbit/db/schema/learners';
import { packs, quizVersions } from '@quorbit/db/schema/quizzes';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantPerson } from '../../testing/planted-person.ts';
import { type PlantedQuiz, plantedQuestion, plantQuiz, SECRET } from '../../testing/planted-quiz.ts';
import { attack, normalised, readAll } from '../../testing/seal-oracle.ts';
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

/** Of one mark, like others. */
const OTHER = {
  difficulty: 'easy' as const,
  marks: 1,
  explanation: SECRET,
  image: null,
  question: 'Which?',
  options: [],
  correctAnswer: null,
};

/** How a test makes the server tell of a key. */
interface Leak {
  /** Whether there are questions of all kinds, which takes longer. */
  everyKind?: boolean;
  ranked?: boolean;
  plant?: (person: Person, quiz: PlantedQuiz, key: string) => Promise<unknown>;
}

/** Two of each kind, so keyed that an attempt that answers both of a kind alike is right in one of the two. */
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

// Each test learns all there is to learn of two quizzes.
vi.setConfig({ testTimeout: 120_000 });

describeWithServer('the key of a sealed quiz', (its) => {
  async function plant(key: string, { ranked = true, everyKind = false }: Leak): Promise<PlantedQuiz> {
    const singles = ASKED.map(([difficulty, marks], index) => ({
      ...plantedQuestion(difficulty, index),
      correctAnswer: (key[index] ?? 'A') as 'A',
      marks,
    }));
    const isFirst = key === KEYS[0];
    const others = OF_KINDS.flatMap((ofKind) => [ofKind(isFirst), ofKind(!isFirst)]);
    const questions = everyKind ? [...singles, ...others] : singles;
    return plantQuiz(its.server, {
      ownerId: null,
      audience: 'premium',
      ranked,
      title: `Quiz of ${key}`,
      asked: questions,
      shuffleQuestions: true,
      shuffleOptions: true,
    });
  }

  /** @param leak what a worse server would do before everything is read; or makes of the quiz */
  async function transcriptOf(key: string, leak: Leak = {}): Promise<{ said: unknown[]; quiz: PlantedQuiz }> {
    const quiz = await plant(key, leak);
    const said: unknown[] = [];
    const accounts = [];
    for (const counted of [LETTERS.indexOf('A'), LETTERS.indexOf('D')]) {
      const person = await plantPerson(its.server, { role: 'premium' });
      const device = new Device(person, () => NOON.getTime());
      said.push(await attack(its.server.address, { person, device }, quiz, counted));
      accounts.push({ person, device });
    }
    while (await foldAttempts(its.database));
    while (await takeTurn(its.server.deps));
    await foldAll(its.database);
    for (const { person } of accounts) await leak.plant?.(person, quiz, key);
    for (const account of accounts) said.push(await readAll(its.server.address, account, quiz));
    return { said, quiz };
  }

  /** What tells of a key: all that two servers with different keys said differently, and what keys look like. */
  async function leaksOf(leak?: Leak): Promise<string[]> {
    its.server.setNow(NOON);
    const both = [await transcriptOf(KEYS[0], leak), await transcriptOf(KEYS[1], leak)] as const;
    const found: string[] = [];
    for (const { said, quiz } of both) {
      const text = JSON.stringify(said);
      const [named] =
        /"(correctAnswer|explanation|correct|shareCorrect|answerKey|accepted|tolerance)":(?!null)/.exec(text) ?? [];
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
    expect(await leaksOf({ everyKind: true })).toEqual([]);
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
