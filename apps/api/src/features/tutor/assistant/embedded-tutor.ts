import type { Assistant } from '../assistant.ts';
import type { Subject } from '../knowledge/concept.ts';
import { buildEmbeddedQuestions, type Random } from './embedded-questions.ts';
import { buildEmbeddedReply } from './embedded-replies.ts';
import { createTopicFinder, type TopicFinder } from './topic-finder.ts';

/** Creates an assistant that answers from its own knowledge, without a network. */
export function createEmbeddedTutor(subjects: readonly Subject[], random: Random = Math.random): Assistant {
  // The topic finder is created on first use: that takes a quarter of a second, which the server's start needn't wait
  // for.
  let createdFinder: TopicFinder | null = null;
  const finder = () => {
    createdFinder ??= createTopicFinder(subjects);
    return createdFinder;
  };
  return {
    questions: async (request) => buildEmbeddedQuestions(finder(), request, random),
    reply: async (request) => buildEmbeddedReply(finder(), request),
  };
}
