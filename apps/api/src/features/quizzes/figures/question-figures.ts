// Computes statistics of questions from learners' answers.
import { MIN_ANSWERS, type QuestionFigures } from '@quorbit/contracts/quizzes/drafts';
import { type AnswerValue, isAnswered, type QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';

export interface MeasuredQuestion {
  id: string;
  kind: QuestionKind;
  options: readonly string[];
  choices?: readonly string[] | undefined;
}

export interface MeasuredAnswer extends AnswerValue {
  questionId: string;
  correct: boolean | null;
  /** The time spent on the question, in seconds. */
  timeSpent: number;
}

/** The answers of an attempt: one for each question that it asked. */
export interface MeasuredAttempt {
  answers: readonly MeasuredAnswer[];
  /**
   * Returns whether the attempt asked the question in its current wording: another wording may have another key and
   * other options.
   */
  hasCurrentWording: (questionId: string) => boolean;
}

interface AskedQuestion {
  answer: MeasuredAnswer;
  /** The share of right answers among the attempt's other questions; null if it asked no others. */
  restShare: number | null;
}

/** Returns the figures of each question, in the order of the questions; the order of attempts makes no difference. */
export function computeQuestionFigures(
  questions: readonly MeasuredQuestion[],
  attempts: readonly MeasuredAttempt[],
): QuestionFigures[] {
  const askedById = new Map<string, AskedQuestion[]>(questions.map(({ id }) => [id, []]));
  for (const { answers, hasCurrentWording } of attempts) {
    const right = answers.filter(({ correct }) => correct === true).length;
    for (const answer of answers) {
      const others = answers.length - 1;
      const restShare = others === 0 ? null : (right - (answer.correct === true ? 1 : 0)) / others;
      if (hasCurrentWording(answer.questionId)) askedById.get(answer.questionId)?.push({ answer, restShare });
    }
  }
  return questions.map((question) => computeFigures(question, askedById.get(question.id) ?? []));
}

function computeFigures(question: MeasuredQuestion, asked: readonly AskedQuestion[]): QuestionFigures {
  const answeredOnes = asked.filter(({ answer }) => isAnswered(answer));
  const answered = answeredOnes.length;
  const skipped = asked.length < MIN_ANSWERS ? null : 1 - answered / asked.length;
  const few = { facility: null, discrimination: null, distribution: [], time: null };
  if (answered < MIN_ANSWERS) return { questionId: question.id, answered, ...few, skipped };
  const answers = answeredOnes.map(({ answer }) => answer);
  return {
    questionId: question.id,
    answered,
    facility: answers.filter(({ correct }) => correct === true).length / answered,
    discrimination: discriminationOf(answeredOnes),
    distribution: distributionOf(question, answers),
    skipped,
    time: median(answers.map(({ timeSpent }) => timeSpent)),
  };
}

/**
 * Returns the correlation between a right answer and the share of right answers in the rest of the attempt; null if one
 * of them is always the same.
 */
function discriminationOf(answered: readonly AskedQuestion[]): number | null {
  const pairs = answered.flatMap(({ answer, restShare }) =>
    restShare === null ? [] : [[answer.correct === true ? 1 : 0, restShare]],
  );
  // Sorted, so that rounding doesn't depend on the order of attempts.
  const sorted = (pairs as [number, number][]).sort(([x, a], [y, b]) => x - y || a - b);
  return correlation(sorted);
}

/** Returns Pearson's correlation coefficient; null if one side doesn't vary. */
function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [x, y] of pairs) {
    xy += (x - meanX) * (y - meanY);
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
  }
  const spread = Math.sqrt(xx * yy);
  // Because of rounding, the sums may differ from 0 even if all values are equal.
  return spread < 1e-9 ? null : Math.min(1, Math.max(-1, xy / spread));
}

/**
 * Returns the share of answers that chose each option or choice, in their order, or each of true and false; empty for
 * other kinds of questions.
 */
function distributionOf(
  { kind, options, choices = [] }: MeasuredQuestion,
  answers: readonly MeasuredAnswer[],
): number[] {
  const share = (chose: (answer: MeasuredAnswer) => boolean) => answers.filter(chose).length / answers.length;
  switch (kind) {
    case 'single':
      return options.map((_, place) => share(({ option }) => option === place));
    case 'multiple':
      return choices.map((_, place) =>
        share(({ response }) => response?.kind === 'multiple' && response.chosen.includes(place)),
      );
    case 'true_false':
      return [true, false].map((value) =>
        share(({ response }) => response?.kind === 'true_false' && response.value === value),
      );
    default:
      return [];
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}
