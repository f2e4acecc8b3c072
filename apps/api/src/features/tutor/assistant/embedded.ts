import type { Assistant } from '../assistant.ts';
import type { Subject } from '../knowledge/concept.ts';
import { embeddedQuestions, type Random } from './embedded-questions.ts';
import { embeddedReply } from './embedded-replies.ts';
import { createFinder } from './finder.ts';

/** Answers from its own knowledge, without a network. */
export function createEmbedded(subjects: readonly Subject[], random: Random = Math.random): Assistant {
  const finder = createFinder(subjects);
  return {
    questions: async (wish) => embeddedQuestions(finder, wish, random),
    reply: async (asked) => embeddedReply(finder, asked),
  };
}
