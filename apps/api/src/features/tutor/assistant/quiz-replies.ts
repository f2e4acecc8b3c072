// What is said about quizzes that a chat asks for, the same with each assistant.
import type { Asked, Reply } from '../assistant.ts';
import type { QuizWish } from './quiz-request.ts';

/** A reply without what it isn't about. */
export type Answer = Pick<Reply, 'content' | 'actions'> & Partial<Reply>;

/** What the chat was about last. */
export function lastTopic({ before }: Pick<Asked, 'before'>): string | null {
  return before.findLast(({ topic }) => topic !== null)?.topic ?? null;
}

/** The topic that a wish names, or means: what was talked about, or what the learner is weak in. Null if none. */
export function meantTopic(wish: QuizWish, asked: Asked): string | null {
  if (wish.weakAreas) return asked.facts.weaknesses[0]?.category ?? null;
  return wish.topic || lastTopic(asked);
}

/** Asks what a quiz should be about. */
export function askForTopic(wish: QuizWish): Answer {
  return wish.weakAreas
    ? {
        content: "I don't have enough results yet to see your weak areas. Name a topic, and I make a quiz on it.",
        actions: ['generate_quiz'],
      }
    : { content: 'What should the quiz be about? Name a topic.', actions: ['generate_quiz', 'practice_weak_areas'] };
}

export function quizComing(topic: string, { difficulty, count }: Pick<QuizWish, 'difficulty' | 'count'>): string {
  return `Here's a quiz on ${topic}: ${count === 1 ? '1 question' : `${count} questions`}, ${difficulty}. Take your time and read the explanations afterwards.`;
}
