// How questions do, from what learners answered.
import { MIN_ANSWERS, type QuestionFigures } from '@quorbit/contracts/quizzes/drafts';
import { type GivenResponse, isAnswered, type QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';

export interface FiguredQuestion {
  id: string;
  kind: QuestionKind;
  options: readonly string[];
  choices?: readonly string[] | undefined;
}

export interface FiguredAnswer extends GivenResponse {
  questionId: string;
  correct: boolean | null;
  /** Seconds. */
  timeSpent: number;
}

/** The answers of an attempt: one for each question that it asked. */
export interface FiguredAttempt {
  answers: readonly FiguredAnswer[];
  /** Whether it asked a question as it is worded now: another wording may have another key, and other options. */
  askedNow: (questionId: string) => boolean;
}

interface Asked {
  answer: FiguredAnswer;
  /** The share of right answers in the rest of the attempt; null where it asked nothing else. */
  rest: number | null;
}

/** The figures of each question, in the order of the questions. The order of attempts makes no difference. */
export function figuresOf(
  questions: readonly FiguredQuestion[],
  attempts: readonly FiguredAttempt[],
): QuestionFigures[] {
  const asked = new Map<string, Asked[]>(questions.map(({ id }) => [id, []]));
  for (const { answers, askedNow } of attempts) {
    const right = answers.filter(({ correct }) => correct === true).length;
    for (const answer of answers) {
      const others = answers.length - 1;
      const rest = others === 0 ? null : (right - (answer.correct === true ? 1 : 0)) / others;
      if (askedNow(answer.questionId)) asked.get(answer.questionId)?.push({ answer, rest });
    }
  }
  return questions.map((question) => figuresOfOne(question, asked.get(question.id) ?? []));
}

function figuresOfOne(question: FiguredQuestion, asked: readonly Asked[]): QuestionFigures {
  const given = asked.filter(({ answer }) => isAnswered(answer));
  const answered = given.length;
  const skipped = asked.length < MIN_ANSWERS ? null : 1 - answered / asked.length;
  const few = { facility: null, discrimination: null, distribution: [], time: null };
  if (answered < MIN_ANSWERS) return { questionId: question.id, answered, ...few, skipped };
  const answers = given.map(({ answer }) => answer);
  return {
    questionId: question.id,
    answered,
    facility: answers.filter(({ correct }) => correct === true).length / answered,
    discrimination: discriminationOf(given),
    distribution: distributionOf(question, answers),
    skipped,
    time: median(answers.map(({ timeSpent }) => timeSpent)),
  };
}

/** Null where all answers, or all rests, are alike: then nothing can go together. */
function discriminationOf(given: readonly Asked[]): number | null {
  const pairs = given.flatMap(({ answer, rest }) => (rest === null ? [] : [[answer.correct === true ? 1 : 0, rest]]));
  // In one order, so that rounding doesn't depend on the order of attempts.
  const sorted = (pairs as [number, number][]).sort(([x, a], [y, b]) => x - y || a - b);
  return correlation(sorted);
}

/** Pearson's. */
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
  // Sums of values that are all alike differ from 0 by rounding.
  return spread < 1e-9 ? null : Math.min(1, Math.max(-1, xy / spread));
}

/** The share of answers that chose each option or choice, in their order; of a statement true and false. */
function distributionOf({ kind, options, choices = [] }: FiguredQuestion, answers: readonly FiguredAnswer[]): number[] {
  const share = (chose: (answer: FiguredAnswer) => boolean) => answers.filter(chose).length / answers.length;
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
