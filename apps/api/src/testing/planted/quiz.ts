import type { SubmitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { LayoutOptions } from '@quorbit/contracts/quizzes/layout';
import type { QuestionInput, SingleChoiceInput } from '@quorbit/contracts/quizzes/question';
import type { QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';
import type { Audience } from '@quorbit/contracts/quizzes/schema';
import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { record, write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import { submitAttempt } from '../../features/attempts/attempts.service.ts';
import { insertQuizWithQuestions } from '../../features/quizzes/authoring/authoring.service.ts';
import { recordForEveryone } from '../../features/quizzes/everyone-scope.service.ts';
import { markServed } from '../../features/quizzes/packs/packs.service.ts';
import { findQuiz } from '../../features/quizzes/quizzes.repository.ts';
import { startSeals } from '../../features/quizzes/seals/seals.service.ts';
import type { Person, TestServer } from '../test-server.ts';

/** The index of the right option, and the explanation, of every planted question. Neither may leak. */
export const RIGHT_OPTION = 1;
export const SECRET_EXPLANATION = 'the-explanation-that-must-not-leak';

export interface PlantedQuiz {
  id: string;
  title: string;
  questionIds: string[];
  /** The kind of each question; missing if all are `single`. */
  kinds?: QuestionKind[];
  /** The quiz's options for shuffling and drawing questions in each attempt; missing for none. */
  chance?: LayoutOptions;
  /** The hash of the pack that learners get. */
  packHash: string;
  /** Whether the quiz is ranked: its pack has no keys, and only the first attempt pays in full. */
  ranked?: boolean;
}

interface QuizSpec extends LayoutOptions {
  ownerId: string | null;
  audience?: Audience;
  status?: 'draft' | 'published' | 'archived';
  ranked?: boolean;
  closesAt?: Date;
  deleted?: boolean;
  title?: string;
  category?: string;
  description?: string;
  passingMarks?: number;
  /** The difficulty of each question, or the number of easy questions. */
  questions?: number | readonly Difficulty[];
  /** The quiz's questions in full, to use instead of the ones that `questions` describes. */
  questionInputs?: readonly QuestionInput[];
}

/** Makes a quiz through the services that authors use; by default, three easy questions, for everyone. */
export async function plantQuiz({ deps }: TestServer, spec: QuizSpec): Promise<PlantedQuiz> {
  const { shuffleQuestions, shuffleOptions, draw } = spec;
  const { ownerId, audience = 'everyone', questions = 3, title = `Quiz ${newId()}` } = spec;
  const difficulties = typeof questions === 'number' ? Array<Difficulty>(questions).fill('easy') : questions;
  const scopes: Scope[] = [...(ownerId ? [userScope(ownerId)] : []), ...(audience === 'everyone' ? [audience] : [])];
  return write(
    deps.database,
    scopes,
    async (tx) => {
      const { quiz } = await insertQuizWithQuestions(
        tx,
        {
          title,
          category: spec.category ?? 'General',
          description: spec.description ?? '',
          duration: null,
          passingMarks: spec.passingMarks ?? null,
          ranked: spec.ranked ?? false,
          closesAt: spec.closesAt?.toISOString() ?? null,
          shuffleQuestions,
          shuffleOptions,
          draw,
          ownerId,
          audience,
          questions: spec.questionInputs ?? difficulties.map(plantedQuestion),
        },
        deps.now(),
      );
      const { id } = quiz;
      const change = {
        status: spec.status ?? 'published',
        deletedAt: spec.deleted ? deps.now() : null,
        ...(spec.status === 'draft' ? { publishedAt: null } : {}),
      };
      await tx.update(quizzes).set(change).where(eq(quizzes.id, id));
      if (audience === 'everyone') await recordForEveryone(tx, [id]);
      if (ownerId !== null && spec.deleted) record(tx, userScope(ownerId), 'pack', id, { deleted: true });
      const found = await findQuiz(tx, id, { deletedToo: true });
      if (!found) throw new Error('The planted quiz is not there.');
      // Marks the version as downloaded, so that it stays when the quiz is edited.
      await markServed(tx, { quizId: id }, deps.now());
      const questionIds = found.version.questions.map((question) => question.id);
      const kinds = found.version.questions.map(({ kind }) => kind);
      return { id, title, questionIds, kinds, packHash: found.version.packHash };
    },
    { onLateError: rethrow },
  );
}

export function plantedQuestion(difficulty: Difficulty, index: number): SingleChoiceInput {
  return {
    kind: 'single',
    question: `Question ${index}?`,
    options: ['w', 'right', 'x', 'y'],
    correctAnswer: 'B',
    difficulty,
    marks: 1,
    explanation: SECRET_EXPLANATION,
    image: null,
  };
}

interface SubmissionSpec {
  /** The number of correctly answered questions, counted from the first; the others are wrong. All by default. */
  right?: number;
  attemptId?: string;
  /** The time at which the attempt finished, in ISO 8601; it began five minutes earlier. */
  finishedAt?: string;
  timeZone?: string;
}

/** Makes the input of a finished attempt at a planted quiz, without its pack's hash. */
export function attemptInput(quiz: PlantedQuiz, spec: SubmissionSpec = {}): SubmitAttemptInput {
  const {
    right = quiz.questionIds.length,
    attemptId = newId(),
    finishedAt = '2026-03-02T12:05:00.000Z',
    timeZone,
  } = spec;
  return {
    attemptId,
    quizId: quiz.id,
    startedAt: new Date(Date.parse(finishedAt) - 300_000).toISOString(),
    finishedAt,
    ...(timeZone === undefined ? {} : { timeZone }),
    answers: quiz.questionIds.map((questionId, index) => ({
      questionId,
      option: index < right ? RIGHT_OPTION : 0,
      timeSpent: 2.5,
    })),
  };
}

/**
 * Submits an attempt finished just now, also for people who can't make calls any more. Returns its id.
 * @param right the number of correctly answered questions, counted from the first; all by default.
 */
export async function plantAttempt(
  { deps }: TestServer,
  learner: Person,
  quiz: PlantedQuiz,
  right = quiz.questionIds.length,
): Promise<string> {
  const actor = { id: learner.id, role: learner.user.role, timeZone: 'UTC', sessionId: '' };
  const given = attemptInput(quiz, { right, finishedAt: deps.now().toISOString() });
  await write(deps.database, [userScope(learner.id)], (tx) => submitAttempt(tx, actor, given, deps.now()), {
    onLateError: rethrow,
  });
  return given.attemptId;
}

/** Seals a quiz from one hour before `around` until one hour after, for all learners or for one user. */
export async function plantSeal({ deps }: TestServer, quizId: string, around: Date, userId: string | null = null) {
  const seal = {
    quizId,
    startsAt: new Date(around.getTime() - 3_600_000),
    endsAt: new Date(around.getTime() + 3_600_000),
  };
  const [id = ''] = await deps.database.transaction((tx) => startSeals(tx, { ...seal, userIds: [userId], game: null }));
  return { id, userId, ...seal };
}

function rethrow(error: unknown): never {
  throw error;
}
