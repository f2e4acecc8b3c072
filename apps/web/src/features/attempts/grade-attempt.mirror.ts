import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import type { Report, ReportAnswer } from '@quorbit/contracts/attempts/schema';
import { grade } from '@quorbit/contracts/quizzes/grading';
import type { AnyQuestion, KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';

/** The server decides in the end; this is what the same rule says with what is on this device. */
export function gradeLocally(args: AttemptSubmitArgs, pack: PackBody) {
  if (!pack.questions.every(isKeyed)) return null;
  return grade(pack.questions, answersOf(args), pack.passingMarks);
}

/** The report of an attempt that the server has not graded yet; null where the pack has no keys. */
export function provisionalReport(args: AttemptSubmitArgs, pack: PackBody, xpEarned: number): GradedReport | null {
  const graded = gradeLocally(args, pack);
  if (!graded) return null;
  const { score, totalMarks, percentage, passed } = graded;
  const { attemptId: id, startedAt, finishedAt } = args;
  return {
    id,
    status: 'graded',
    ...quizOf(pack),
    ...{ score, totalMarks, percentage, passed, startedAt, finishedAt, xpEarned },
    answers: answersWithPack(graded.answers, pack),
  };
}

/** The report of an attempt, from its row and its pack. */
export function mirroredReport(row: AttemptRow, pack: PackBody): Report {
  const { packHash: _hash, status = 'graded', counted: _counted, source, answers, ...figures } = row;
  const all = answersWithPack(answers, pack);
  // A game in a room asks some of the questions; the others aren't about it.
  const asked = new Set(answers.map(({ questionId }) => questionId));
  const shown = source === 'room' ? all.filter(({ questionId }) => asked.has(questionId)) : all;
  return { ...figures, status, passingMarks: pack.passingMarks, answers: shown };
}

type GivenAnswers = readonly { questionId: string; option: number | null; timeSpent: number }[];

function answersOf({ answers }: AttemptSubmitArgs): GivenAnswers {
  return answers.map(({ questionId, option, timeSpent = 0 }) => ({ questionId, option, timeSpent }));
}

function answersWithPack(given: GivenAnswers, pack: PackBody): ReportAnswer[] {
  const byQuestion = new Map(given.map((answer) => [answer.questionId, answer]));
  const graded = pack.questions.every(isKeyed) ? grade(pack.questions, given, pack.passingMarks).answers : [];
  const correct = new Map(graded.map((answer) => [answer.questionId, answer.correct]));
  return pack.questions.map(({ id: questionId, question, options, image, correctAnswer, explanation }) => ({
    questionId,
    question,
    options,
    image,
    option: byQuestion.get(questionId)?.option ?? null,
    correctAnswer: correctAnswer ?? null,
    correct: correct.get(questionId) ?? null,
    explanation: explanation ?? null,
    timeSpent: byQuestion.get(questionId)?.timeSpent ?? 0,
    // Only the server knows how others did.
    shareCorrect: null,
  }));
}

function quizOf({ quizId: id, title, category, passingMarks }: PackBody) {
  return { quiz: { id, title, category }, passingMarks };
}

export function isKeyed(question: AnyQuestion): question is KeyedQuestion {
  return question.correctAnswer !== undefined;
}
