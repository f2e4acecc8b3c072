// What can be learned of a sealed quiz's key? Two quizzes differ in nothing but their keys, so chosen that the one attempt
// that counts for each of two accounts has the same totals at both. The same work, and everything that can be read
// afterwards, must then be the same at both: whatever told them apart would tell of the key more than the totals do.
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import { packs, quizVersions } from '@quorbit/db/schema/quizzes';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantPerson } from '../../testing/planted-person.ts';
import { type PlantedQuiz, plantedQuestion, plantQuiz, SECRET } from '../../testing/planted-quiz.ts';
import { attack, normalised, readAll } from '../../testing/seal-oracle.ts';
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

describeWithServer('the key of a sealed quiz', (its) => {
  async function plant(key: string): Promise<PlantedQuiz> {
    const questions = ASKED.map(([difficulty, marks], index) => ({
      ...plantedQuestion(difficulty, index),
      correctAnswer: (key[index] ?? 'A') as 'A',
      marks,
    }));
    return plantQuiz(its.server, {
      ownerId: null,
      audience: 'premium',
      ranked: true,
      title: `Quiz of ${key}`,
      asked: questions,
    });
  }

  async function transcriptOf(key: string): Promise<{ said: unknown[]; quiz: PlantedQuiz }> {
    const quiz = await plant(key);
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
    for (const account of accounts) said.push(await readAll(its.server.address, account, quiz));
    return { said, quiz };
  }

  it('is told by nothing but the totals of the attempt that counts', async () => {
    its.server.setNow(NOON);
    const [one, other] = [await transcriptOf(KEYS[0]), await transcriptOf(KEYS[1])];
    for (const { said, quiz } of [one, other]) {
      const text = JSON.stringify(said);
      expect(text).not.toMatch(/"(correctAnswer|explanation|correct|shareCorrect)":(?!null)/);
      expect(text).not.toContain(SECRET);
      // Whoever has the hash of the pack with keys finds the keys by trying them all.
      const keyed = await its.database.read
        .select({ hash: packs.hash })
        .from(packs)
        .innerJoin(quizVersions, eq(quizVersions.id, packs.versionId))
        .where(and(eq(packs.quizId, quiz.id), eq(packs.keyed, true)));
      for (const { hash } of keyed) expect(text).not.toContain(hash);
    }
    const [first, second] = [one, other].map(({ said, quiz }) => normalised(said, quiz));
    expect(second).toEqual(first);
  });
});
