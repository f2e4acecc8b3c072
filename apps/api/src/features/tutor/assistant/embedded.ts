import type { Assistant } from '../assistant.ts';
import type { Subject } from '../knowledge/concept.ts';
import { embeddedQuestions, type Random } from './embedded-questions.ts';
import { embeddedReply } from './embedded-replies.ts';
import { createFinder, type Finder } from './finder.ts';

/** Answers from its own knowledge, without a network. */
export function createEmbedded(subjects: readonly Subject[], random: Random = Math.random): Assistant {
  // Takes a quarter of a second, which a start need not wait for.
  let made: Finder | null = null;
  const finder = () => {
    made ??= createFinder(subjects);
    return made;
  };
  return {
    questions: async (wish) => embeddedQuestions(finder(), wish, random),
    reply: async (asked) => embeddedReply(finder(), asked),
  };
}
