// Converts runs to the form sent to learners.
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

/** Returns a run with its open question, without the key. */
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

/** Returns the answers with their keys and the estimate after each; both are null while a seal withholds the key. */
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
