import { newId } from '@quorbit/contracts/lib/ids';
import { createQuizInput } from '@quorbit/contracts/quizzes/schema';
import type { Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import {
  addQuestion,
  createQuiz,
  deleteQuestion,
  deleteQuiz,
} from '../../features/quizzes/authoring/authoring.service.ts';
import { authoringScopes } from '../../features/quizzes/authoring/authoring-scopes.ts';
import { upsertQuizChange } from '../../features/quizzes/downloads/downloads.repository.ts';
import { recordForEveryone } from '../../features/quizzes/everyone-scope.service.ts';
import { markServed } from '../../features/quizzes/packs/packs.service.ts';
import { findQuiz } from '../../features/quizzes/quizzes.repository.ts';
import { endSeals, startSeals } from '../../features/quizzes/seals/seals.service.ts';
import type { Actor } from '../../kernel/actor.ts';
import { plantPerson } from '../planted/person.ts';
import { type PlantedQuiz, plantedQuestion } from '../planted/quiz.ts';
import type { TestServer } from '../test-server.ts';

const FOR_EVER_MS = 100 * 365 * 24 * 3_600_000;

/** An admin who changes quizzes that everybody sees. */
export interface Author {
  /**
   * Creates a quiz of one question.
   * @param ranked whether the quiz is ranked, so that its pack has no key.
   */
  add(ranked?: boolean): Promise<PlantedQuiz>;
  /** Adds a question to a quiz. */
  extend(quiz: PlantedQuiz): Promise<PlantedQuiz>;
  /** Replaces the first question of a quiz. */
  edit(quiz: PlantedQuiz): Promise<PlantedQuiz>;
  remove(quiz: PlantedQuiz): Promise<void>;
  /** Withholds the quiz's answer key from everybody but admins until it's unsealed. */
  seal(quiz: PlantedQuiz): Promise<void>;
  unseal(quiz: PlantedQuiz): Promise<void>;
}

export async function createAuthor(server: TestServer): Promise<Author> {
  const { database, now } = server.deps;
  const { id } = await plantPerson(server, { role: 'admin' });
  /** The ids of each quiz's seals, by quiz id. */
  const seals = new Map<string, string[]>();
  const actor: Actor = { id, role: 'admin', timeZone: 'UTC', sessionId: '' };
  const author = <T>(work: (tx: Tx) => Promise<T>) =>
    write(database, authoringScopes(actor), work, {
      onLateError: (error) => {
        throw error;
      },
    });

  async function extendIn(tx: Tx, quizId: string): Promise<PlantedQuiz> {
    await addQuestion(tx, actor, { ...plantedQuestion('easy', 0), quizId }, now(), server.deps);
    return read(tx, quizId);
  }

  /**
   * Records the quiz's mirror rows, which contain whether it's sealed, for everybody and for learners who keep a
   * download of it.
   */
  async function tell(tx: Tx, quizId: string): Promise<void> {
    await recordForEveryone(tx, [quizId]);
    await upsertQuizChange(tx, quizId, now());
  }

  async function read(tx: Tx, quizId: string): Promise<PlantedQuiz> {
    const found = await findQuiz(tx, quizId);
    if (!found) throw new Error('The quiz is not there.');
    // Marks the version as downloaded, because the simulated devices use packs without downloading them.
    await markServed(tx, { quizId }, now());
    const { version } = found;
    return {
      id: quizId,
      title: version.title,
      questionIds: version.questions.map((question) => question.id),
      packHash: version.packHash,
      ...(found.quiz.ranked ? { ranked: true } : {}),
    };
  }

  return {
    add: (ranked = false) =>
      author(async (tx) => {
        const about = { title: `Quiz ${newId()}`, category: 'General', description: '' };
        const made = await createQuiz(tx, actor, createQuizInput.parse({ ...about, ranked }), now());
        return extendIn(tx, made.id);
      }),
    extend: ({ id: quizId }) => author((tx) => extendIn(tx, quizId)),
    edit: ({ id }) =>
      author(async (tx) => {
        await addQuestion(tx, actor, { ...plantedQuestion('easy', 0), quizId: id }, now(), server.deps);
        await deleteQuestion(tx, actor, { id, index: 0 }, now(), server.deps);
        return read(tx, id);
      }),
    seal: ({ id: quizId }) =>
      author(async (tx) => {
        const endsAt = new Date(now().getTime() + FOR_EVER_MS);
        const ids = await startSeals(tx, { quizId, userIds: [null], startsAt: now(), endsAt, game: null });
        seals.set(quizId, [...(seals.get(quizId) ?? []), ...ids]);
        await tell(tx, quizId);
      }),
    unseal: ({ id: quizId }) =>
      author(async (tx) => {
        await endSeals(tx, seals.get(quizId) ?? [], now());
        seals.delete(quizId);
        await tell(tx, quizId);
      }),
    remove: ({ id: quizId }) => author((tx) => deleteQuiz(tx, actor, quizId, now())),
  };
}
