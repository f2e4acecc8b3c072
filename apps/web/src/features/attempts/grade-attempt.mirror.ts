import {
  gradeAttempt,
  layOutAttempt,
  passingMarksOf,
  restoreLayout,
} from '@quorbit/contracts/attempts/attempt-questions';
import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import type { Report, ReportAnswer } from '@quorbit/contracts/attempts/schema';
import type { AttemptAnswer } from '@quorbit/contracts/quizzes/grading';
import type { LaidOut } from '@quorbit/contracts/quizzes/layout';
import { type AnyQuestion, type KeyedQuestion, toAskedContent } from '@quorbit/contracts/quizzes/question';
import { isKnownKind } from '@quorbit/contracts/quizzes/question-kinds';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';

type AttemptGrading = ReturnType<typeof gradeAttempt>;

/** The last grading of each attempt and the pack it used, by the attempt's args. */
const gradingCache = new WeakMap<AttemptSubmitArgs, { pack: PackBody; graded: AttemptGrading | null }>();

/**
 * Grades an attempt by the server's rule with the pack on this device; null if the pack has no keys. The server's
 * result replaces this one later. Neither an attempt nor a pack ever changes, so each attempt is graded once.
 */
export function gradeLocally(args: AttemptSubmitArgs, pack: PackBody): AttemptGrading | null {
  const cached = gradingCache.get(args);
  if (cached?.pack === pack) return cached.graded;
  const { questions } = pack;
  const graded = questions.every(isKeyed)
    ? gradeAttempt(listAskedQuestions(args, { ...pack, questions }), toGivenAnswers(args), pack)
    : null;
  gradingCache.set(args, { pack, graded });
  return graded;
}

/**
 * Returns the questions that an attempt asks, in their order. In packs with keys the order depends on the attempt's id
 * only, so the user id may be empty.
 */
function listAskedQuestions<Q extends AnyQuestion>(
  args: AttemptSubmitArgs,
  pack: PackBody & { questions: Q[] },
): LaidOut<Q>[] {
  return layOutAttempt(pack, { ...args, userId: '' });
}

/**
 * Builds the report of an attempt that the server hasn't graded yet.
 * @param graded the result of `gradeLocally`.
 */
export function toProvisionalReport(
  args: AttemptSubmitArgs,
  pack: PackBody,
  graded: AttemptGrading,
  { xpEarned, welcome }: { xpEarned: number; welcome?: true | undefined },
): GradedReport {
  const { score, totalMarks, percentage, passed } = graded;
  const { attemptId: id, startedAt, finishedAt } = args;
  return {
    id,
    status: 'graded',
    score,
    totalMarks,
    percentage,
    passed,
    startedAt,
    finishedAt,
    xpEarned,
    ...gradeWithPack(graded.answers, pack, graded.answers),
    quiz: toQuiz(pack, welcome),
  };
}

/**
 * Builds the report of a graded attempt from its row and its pack.
 * @param welcome set for an attempt at the welcome quiz.
 */
export function toMirroredReport(row: AttemptRow, pack: PackBody, welcome?: true): Report {
  const { packHash: _hash, status = 'graded', counted: _counted, source: _source, answers, ...figures } = row;
  return {
    ...gradeWithPack(answers, pack),
    ...figures,
    quiz: toQuiz({ quizId: row.quiz.id, ...row.quiz }, welcome),
    status,
  };
}

function toGivenAnswers({ answers }: AttemptSubmitArgs): AttemptAnswer[] {
  return answers.map(({ timeSpent = 0, ...answer }) => ({ ...answer, timeSpent }));
}

/** An answer as it's stored in an attempt's row. */
type StoredRowAnswer = AttemptAnswer & { order?: number[] | undefined; granted?: boolean | undefined };

/**
 * Builds the answers of an attempt's report, graded with the pack's keys.
 * @param known the graded answers, if they were graded before.
 */
function gradeWithPack(given: readonly StoredRowAnswer[], pack: PackBody, known?: AttemptGrading['answers']) {
  const asked = restoreLayout(pack.questions, given);
  const keyed = asked.flatMap(({ question, order }) => (isKeyed(question) ? [{ question, order }] : []));
  const granted = given.flatMap((answer) => (answer.granted ? [answer.questionId] : []));
  const gradeAll = () =>
    keyed.length === asked.length ? gradeAttempt(keyed, given, { ...pack, granted }).answers : [];
  const graded = known ?? gradeAll();
  const byQuestion = new Map(given.map((answer) => [answer.questionId, answer]));
  const correct = new Map(graded.map((answer) => [answer.questionId, answer.correct]));
  const answers = asked.map(({ question, order }): ReportAnswer => {
    const { id: questionId, correctAnswer = null, answerKey, explanation = null } = question;
    const { option = null, response, timeSpent = 0 } = byQuestion.get(questionId) ?? {};
    return {
      questionId,
      ...toAskedContent(question),
      option,
      ...(response ? { response } : {}),
      ...(order ? { order } : {}),
      correctAnswer,
      ...(answerKey ? { answerKey } : {}),
      correct: correct.get(questionId) ?? null,
      ...(granted.includes(questionId) ? { granted: true } : {}),
      explanation,
      timeSpent,
      // The share of learners who answered right is known only to the server.
      shareCorrect: null,
    };
  });
  return {
    passingMarks: passingMarksOf(
      pack,
      asked.map(({ question }) => question),
    ),
    answers,
  };
}

function toQuiz({ quizId: id, title, category }: Pick<PackBody, 'quizId' | 'title' | 'category'>, welcome?: true) {
  return { id, title, category, ...(welcome && { welcome }) };
}

/** Returns whether this device can grade a question: its pack has the key, and this build knows the kind. */
export function isKeyed(question: AnyQuestion): question is KeyedQuestion {
  return question.correctAnswer !== undefined && isKnownKind(question.kind);
}
