// What learners see of their runs.
import { estimateAbility, estimateAfterEach, type Model } from '@quorbit/contracts/adaptive-quizzes/model';
import type { AdaptiveAnswer, AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { type KeyedQuestion, omitKey, toAskedContent } from '@quorbit/contracts/quizzes/question';
import { countedOf, scoredOf } from './estimates.ts';
import type { AskedQuestionRow, RunWithTitle } from './runs.repository.ts';

export function viewQuiz({ run, title }: RunWithTitle) {
  return { id: run.quizId, title, category: run.category };
}

type AskedQuestion = Pick<
  AskedQuestionRow,
  'place' | 'difficulty' | 'guessing' | 'correct' | 'answeredAt' | 'open' | 'content'
>;

/** A run with its open question, without a key. */
export function viewRun(found: RunWithTitle, questions: readonly AskedQuestion[]): AdaptiveRun {
  const openQuestion = questions.find(({ answeredAt }) => answeredAt === null);
  const { id, model, ending } = found.run;
  return {
    id,
    quiz: viewQuiz(found),
    place: questions.length,
    standardError: estimateAbility(countedOf(questions), model).error,
    question: openQuestion && ending === null ? omitKey(questionOf(openQuestion)) : null,
    ending,
  };
}

/** The answers with what was right, and how the estimate moved; without both where a seal keeps the key. */
export function viewAnswers(questions: readonly AskedQuestionRow[], model: Model): AdaptiveAnswer[] {
  const answered = questions.filter(({ answeredAt }) => answeredAt !== null);
  const estimates = estimateAfterEach(answered.map(scoredOf), model);
  return answered.map((row, index) => {
    const { questionId, difficulty, option, response, correct, open } = row;
    const question = questionOf(row);
    const { correctAnswer, explanation, answerKey } = question;
    return {
      questionId,
      ...toAskedContent(question),
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

export function questionOf({ content }: Pick<AskedQuestionRow, 'content'>): KeyedQuestion {
  return JSON.parse(content);
}
