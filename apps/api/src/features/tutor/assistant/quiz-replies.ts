// Builds the chat's replies to quiz requests, which are the same for both assistants.
import type { ChatRequest, Reply } from '../assistant.ts';
import type { QuizRequest } from './quiz-request.ts';

/** A reply's content and actions; the other fields may be left out. */
export type ReplyParts = Pick<Reply, 'content' | 'actions'> & Partial<Reply>;

/** Returns the topic that the chat was last about; null if there was none. */
export function findLastTopic({ before }: Pick<ChatRequest, 'before'>): string | null {
  return before.findLast(({ topic }) => topic !== null)?.topic ?? null;
}

/**
 * Returns the topic of a quiz request: the named topic, or else the one last discussed; for weak areas, the learner's
 * weakest category. Null if there is none.
 */
export function resolveTopic(quizRequest: QuizRequest, request: ChatRequest): string | null {
  if (quizRequest.weakAreas) return request.facts.weaknesses[0]?.category ?? null;
  return quizRequest.topic || findLastTopic(request);
}

/** Builds the reply that asks the learner for the quiz's topic. */
export function buildTopicQuestion(quizRequest: QuizRequest): ReplyParts {
  return quizRequest.weakAreas
    ? {
        content: "I don't have enough results yet to see your weak areas. Name a topic, and I make a quiz on it.",
        actions: ['generate_quiz'],
      }
    : { content: 'What should the quiz be about? Name a topic.', actions: ['generate_quiz', 'practice_weak_areas'] };
}

export function formatQuizIntro(
  topic: string,
  { difficulty, count }: Pick<QuizRequest, 'difficulty' | 'count'>,
): string {
  return `Here's a quiz on ${topic}: ${count === 1 ? '1 question' : `${count} questions`}, ${difficulty}. Take your time and read the explanations afterwards.`;
}
