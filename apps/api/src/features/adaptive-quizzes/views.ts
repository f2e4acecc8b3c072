// What learners see of their runs.
import { estimateOf, estimatesAlong, type Model } from '@quorbit/contracts/adaptive-quizzes/model';
import type { AdaptiveAnswer, AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { askedOf, type KeyedQuestion, withoutKey } from '@quorbit/contracts/quizzes/question';
import { countedOf, scoredOf } from './estimates.ts';
import type { AskedRow, RunWithTitle } from './runs.repository.ts';

export function viewQuiz({ run, title }: RunWithTitle) {
  return { id: run.quizId, title, category: run.category };
}

type Asked = Pick<AskedRow, 'place' | 'difficulty' | 'guessing' | 'correct' | 'answeredAt' | 'open' | 'content'>;

/** A run with its open question, without a key. */
export function viewRun(found: RunWithTitle, asked: readonly Asked[]): AdaptiveRun {
  const waiting = asked.find(({ answeredAt }) => answeredAt === null);
  const { id, model, ending } = found.run;
  return {
    id,
    quiz: viewQuiz(found),
    place: asked.length,
    standardError: estimateOf(countedOf(asked), model).error,
    question: waiting && ending === null ? withoutKey(questionOf(waiting)) : null,
    ending,
  };
}

/** The answers with what was right, and how the estimate moved; without both where a seal keeps the key. */
export function viewAnswers(asked: readonly AskedRow[], model: Model): AdaptiveAnswer[] {
  const answered = asked.filter(({ answeredAt }) => answeredAt !== null);
  const estimates = estimatesAlong(answered.map(scoredOf), model);
  return answered.map((row, index) => {
    const { questionId, difficulty, option, response, correct, open } = row;
    const question = questionOf(row);
    const { correctAnswer, explanation, answerKey } = question;
    return {
      questionId,
      ...askedOf(question),
      option,
      response,
      difficulty,
      estimate: estimates[index] ?? null,
      ...(open
        ? { correct, correctAnswer, explanation, ...(answerKey && { answerKey }) }
        : { correct: null, correctAnswer: null, explanation: null }),
    };
  });
}

export function questionOf({ content }: Pick<AskedRow, 'content'>): KeyedQuestion {
  return JSON.parse(content);
}
