import { newId } from '@quorbit/contracts/lib/ids';
import { LAYOUT_VERSION, layOutQuestions } from '@quorbit/contracts/quizzes/layout';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { computeQuizXp } from '@quorbit/contracts/xp/quiz-xp';
import * as fc from 'fast-check';
import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { EVERY_KIND, responseTo } from '../../../api/src/testing/planted/kinds.ts';
import { type PlantedQuiz, RIGHT_OPTION, SECRET_EXPLANATION } from '../../../api/src/testing/planted/quiz.ts';
import { simulatedOp, type WorkWithArgs } from './simulated-op.ts';

const TAKES_MS = 60_000;
const WINDOW_MS = 24 * 3_600_000;
/**
 * A ranked quiz pays XP for the first attempt alone, so the XP of later attempts is computed as if infinitely many came
 * before them.
 */
const NEVER_AGAIN = Number.POSITIVE_INFINITY;

/** The parts of an attempt that a sealed quiz withholds, by the attempt's status on the server. */
const KEPT = { graded: null, sealed: 'cards', submitted: 'everything' } as const;

/** The args of an attempt with a flag that only the expected XP needs; the server ignores it. */
type SimulatedArgs = AttemptSubmitArgs & { ranked?: boolean };

/**
 * Returns whether the learner's intent marks the attempt's quiz as ranked. The op can't be used for this, because an
 * attempt handed in from a draft has no such flag.
 */
const isRanked = ({ args }: { args: unknown }) => (args as SimulatedArgs).ranked === true;

/**
 * Returns whether an answer is right by the keys of the planted questions (`EVERY_KIND`), without using the product's
 * grading.
 */
function isRight({ option, response }: AnswerValue): boolean {
  switch (response?.kind) {
    case 'true_false':
      return response.value;
    case 'multiple':
      return response.chosen.toSorted().join() === '0,2';
    case 'text':
      return response.text.toLowerCase() === SECRET_EXPLANATION;
    case 'number':
      return Math.abs(response.value - 9.81) < 0.015;
    default:
      return option === RIGHT_OPTION;
  }
}

/**
 * Returns whether a question was answered wrongly. An unanswered question doesn't count as wrong, so it makes no card.
 */
const isWrong = (answer: AnswerValue) =>
  ((answer.response ?? null) !== null || answer.option !== null) && !isRight(answer);

/** An attempt at one of the quizzes. The first `right` questions are answered rightly, the others wrongly. */
export interface AttemptStep {
  do: 'attempt';
  on: number;
  quiz: number;
  right: number;
}

export const simulated = simulatedOp<AttemptStep>({
  type: attemptSubmit.type,
  sample: { do: 'attempt', quiz: 1, right: 0 },
  weight: 4,
  fields: () => ({ quiz: fc.nat({ max: 5 }), right: fc.nat({ max: 3 }) }),
  perform: ({ quiz, right }, stage) => stage.save(attemptWork(stage.quiz(quiz), right, stage.now())),
  tag: (work) => attemptSubmit.argsOf(work).attemptId,
  effectId: (op) => attemptSubmit.argsOf(op).attemptId,
  effects: ({ attempts }) =>
    attempts.map(({ id, finishedAt: at, acceptedNo, status }) => ({ id, at, acceptedNo, kept: KEPT[status] })),
  xp(course) {
    const finished: { quizId: string; at: number }[] = [];
    return ({ op, intent }, at, { kept }) => {
      const { attemptId: id, quizId, answers } = attemptSubmit.argsOf(op);
      course.addAttempt(learnerDay(new Date(at), op.tz));
      const same = finished.filter((other) => other.quizId === quizId);
      const near = same.filter((other) => Math.abs(other.at - at) <= WINDOW_MS).length;
      finished.push({ quizId, at });
      if (kept === 'everything') return [];
      const wrong = answers.filter(isWrong).map(({ questionId }) => questionId);
      return [
        { id, xp: xpOf(answers, isRanked(intent) && same.length > 0 ? NEVER_AGAIN : near) },
        ...(kept === 'cards' ? [] : course.makeCards(wrong)),
      ];
    };
  },
});

/**
 * Returns the work of an attempt that took a minute.
 * @param right how many of the first questions are answered rightly; the others are answered wrongly.
 * @param now the time at which it ends, in milliseconds.
 */
export function attemptWork(
  quiz: Pick<PlantedQuiz, 'id' | 'packHash' | 'questionIds' | 'ranked' | 'chance'>,
  right: number,
  now: number,
): WorkWithArgs & { args: SimulatedArgs } {
  const attemptId = newId();
  const answers = questionsOf(quiz, attemptId).map((questionId, index) => ({
    questionId,
    ...buildAnswer(quiz, questionId, index < right),
    timeSpent: 1,
  }));
  const time = (at: number) => new Date(at).toISOString();
  const { id: quizId, packHash } = quiz;
  return {
    type: attemptSubmit.type,
    v: quiz.chance ? 2 : 1,
    args: {
      attemptId,
      quizId,
      packHash,
      startedAt: time(now - TAKES_MS),
      finishedAt: time(now),
      answers,
      ...(quiz.chance ? { layout: LAYOUT_VERSION } : {}),
      ...(quiz.ranked ? { ranked: true } : {}),
    },
  };
}

/** Returns the questions that an attempt asks; a practice quiz draws them by the attempt's id. */
function questionsOf(
  { questionIds, chance }: Pick<PlantedQuiz, 'questionIds' | 'chance'>,
  attemptId: string,
): string[] {
  const questions = questionIds.map((id) => ({ id, options: [] }));
  return layOutQuestions(questions, chance ?? {}, attemptId).map(({ question }) => question.id);
}

/**
 * Returns a right or wrong answer. Quizzes that draw their questions have one of every kind; all others have single
 * choice only.
 */
function buildAnswer(
  { questionIds, chance }: Pick<PlantedQuiz, 'questionIds' | 'chance'>,
  questionId: string,
  right: boolean,
): AnswerValue {
  const planted = chance ? EVERY_KIND[questionIds.indexOf(questionId)] : undefined;
  return planted && planted.kind !== 'single' ? responseTo(planted, right) : { option: right ? RIGHT_OPTION : 0 };
}

/**
 * Returns an attempt's XP by the rules of planted quizzes: easy questions of one mark each, passed with half the marks.
 */
function xpOf(answers: AttemptSubmitArgs['answers'], earlierAttempts: number): number {
  const graded = answers.map((given) => ({ correct: isRight(given), difficulty: 'easy' as const }));
  const right = graded.filter(({ correct }) => correct).length;
  return computeQuizXp({ answers: graded, passed: right >= Math.ceil(graded.length / 2), earlierAttempts });
}
