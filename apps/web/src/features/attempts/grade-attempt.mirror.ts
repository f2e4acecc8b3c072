import { askedBefore, askedIn, gradeAsked, passingMarksOf } from '@quorbit/contracts/attempts/asked';
import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import type { Report, ReportAnswer } from '@quorbit/contracts/attempts/schema';
import type { GivenAnswer } from '@quorbit/contracts/quizzes/grading';
import type { LaidOut } from '@quorbit/contracts/quizzes/layout';
import { type AnyQuestion, askedOf, type KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { isKnownKind } from '@quorbit/contracts/quizzes/question-kinds';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';

type Graded = ReturnType<typeof gradeAsked>;

/** By the attempt's args: the pack and the result of the last grading. */
const gradings = new WeakMap<AttemptSubmitArgs, { pack: PackBody; graded: Graded | null }>();

/**
 * Same rule as the server's, with the pack on this device; null if the pack has no keys. The server's result replaces this
 * one. Neither an attempt nor a pack ever changes, so each attempt is graded once.
 */
export function gradeLocally(args: AttemptSubmitArgs, pack: PackBody): Graded | null {
  const known = gradings.get(args);
  if (known?.pack === pack) return known.graded;
  const { questions } = pack;
  const graded = questions.every(isKeyed)
    ? gradeAsked(askedHere(args, { ...pack, questions }), answersOf(args), pack)
    : null;
  gradings.set(args, { pack, graded });
  return graded;
}

/** In packs with keys the order depends on the attempt's id only, so the user id may be empty. */
function askedHere<Q extends AnyQuestion>(args: AttemptSubmitArgs, pack: PackBody & { questions: Q[] }): LaidOut<Q>[] {
  return askedIn(pack, { ...args, userId: '' });
}

/** The report of an attempt that the server hasn't graded yet. @param graded by `gradeLocally` */
export function provisionalReport(
  args: AttemptSubmitArgs,
  pack: PackBody,
  graded: Graded,
  xpEarned: number,
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
    ...answersWithPack(graded.answers, pack, graded.answers),
  };
}

/** The report of a graded attempt, from its row and its pack. */
export function mirroredReport(row: AttemptRow, pack: PackBody): Report {
  const { packHash: _hash, status = 'graded', counted: _counted, source: _source, answers, ...figures } = row;
  return { ...answersWithPack(answers, pack), ...figures, status };
}

function answersOf({ answers }: AttemptSubmitArgs): GivenAnswer[] {
  return answers.map(({ timeSpent = 0, ...answer }) => ({ ...answer, timeSpent }));
}

/** An answer as stored in a row. */
type KeptAnswer = GivenAnswer & { order?: number[] | undefined; granted?: boolean | undefined };

/** @param known the same answers graded, where that was done before */
function answersWithPack(given: readonly KeptAnswer[], pack: PackBody, known?: Graded['answers']) {
  const asked = askedBefore(pack.questions, given);
  const keyed = asked.flatMap(({ question, order }) => (isKeyed(question) ? [{ question, order }] : []));
  const granted = given.flatMap((answer) => (answer.granted ? [answer.questionId] : []));
  const all = () => (keyed.length === asked.length ? gradeAsked(keyed, given, { ...pack, granted }).answers : []);
  const graded = known ?? all();
  const byQuestion = new Map(given.map((answer) => [answer.questionId, answer]));
  const correct = new Map(graded.map((answer) => [answer.questionId, answer.correct]));
  const answers = asked.map(({ question, order }): ReportAnswer => {
    const { id: questionId, correctAnswer = null, answerKey, explanation = null } = question;
    const { option = null, response, timeSpent = 0 } = byQuestion.get(questionId) ?? {};
    return {
      questionId,
      ...askedOf(question),
      option,
      ...(response ? { response } : {}),
      ...(order ? { order } : {}),
      correctAnswer,
      ...(answerKey ? { answerKey } : {}),
      correct: correct.get(questionId) ?? null,
      ...(granted.includes(questionId) ? { granted: true } : {}),
      explanation,
      timeSpent,
      // Only the server knows how other learners did.
      shareCorrect: null,
    };
  });
  return {
    ...quizOf(pack),
    passingMarks: passingMarksOf(
      pack,
      asked.map(({ question }) => question),
    ),
    answers,
  };
}

function quizOf({ quizId: id, title, category }: PackBody) {
  return { quiz: { id, title, category } };
}

/** Whether this device can grade a question: it has the key, and this build knows the kind. */
export function isKeyed(question: AnyQuestion): question is KeyedQuestion {
  return question.correctAnswer !== undefined && isKnownKind(question.kind);
}
