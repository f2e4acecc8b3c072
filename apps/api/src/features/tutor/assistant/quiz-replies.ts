// What is said about quizzes that a chat asks for, the same with each assistant.
import type { ChatRequest, Reply } from '../assistant.ts';
import type { QuizRequest } from './quiz-request.ts';

/** A reply without what it isn't about. */
export type ReplyParts = Pick<Reply, 'content' | 'actions'> & Partial<Reply>;

/** What the chat was about last. */
export function findLastTopic({ before }: Pick<ChatRequest, 'before'>): string | null {
  return before.findLast(({ topic }) => topic !== null)?.topic ?? null;
}

/** The topic that a wish names, or means: what was talked about, or what the learner is weak in. Null if none. */
export function resolveTopic(quizRequest: QuizRequest, request: ChatRequest): string | null {
  if (quizRequest.weakAreas) return request.facts.weaknesses[0]?.category ?? null;
  return quizRequest.topic || findLastTopic(request);
}

/** Asks what a quiz should be about. */
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
