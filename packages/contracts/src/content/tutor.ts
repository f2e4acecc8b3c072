// The schemas of the files in `content/tutor`: the knowledge of the embedded tutor. It was written for the tutor alone,
// so no question of a quiz and no sealed answer comes from it.
import * as z from 'zod/mini';
import { DIFFICULTIES } from '../quizzes/difficulty.ts';
import { slugId } from './entry-id.ts';

/** A question with one right answer and three wrong ones. */
const tutorQuestion = z.strictObject({
  question: z.string(),
  answer: z.string(),
  /** Three plausible but clearly wrong options, about as long as the answer. */
  wrong: z.tuple([z.string(), z.string(), z.string()]),
  /** One sentence on why the answer is right. */
  why: z.string(),
  difficulty: z.enum(DIFFICULTIES),
});
export type TutorQuestion = z.infer<typeof tutorQuestion>;

const tutorConcept = z.strictObject({
  /** The concept's id, unique in its topic. */
  id: slugId,
  /** The concept's name as in a textbook's index, such as `Photosynthesis`. */
  term: z.string(),
  /** Other words that find the concept, such as abbreviations and plurals. */
  aliases: z.array(z.string()),
  /**
   * Defines the concept in one sentence, without its name and without a leading verb: `The process by which plants …`.
   */
  definition: z.string(),
  /** Two to four sentences that explain the concept to a learner. */
  explanation: z.string(),
  /** One sentence with a concrete example. */
  example: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  questions: z.array(tutorQuestion),
});
export type TutorConcept = z.infer<typeof tutorConcept>;

/**
 * A group of at least four concepts, close enough to each other that the names of the others make plausible wrong
 * answers.
 */
export const tutorTopic = z.strictObject({
  /** The topic's id, unique in its subject. */
  id: slugId,
  /** The topic's name, such as `Cell biology`. */
  name: z.string(),
  aliases: z.array(z.string()),
  concepts: z.array(tutorConcept),
});
export type TutorTopic = z.infer<typeof tutorTopic>;

export const tutorSubject = z.strictObject({
  id: slugId,
  /** The subject's category, one of `CATEGORIES`. */
  category: z.string(),
  aliases: z.array(z.string()),
  /** The ids of the subject's topics, in their order. */
  topics: z.array(slugId),
});
export type TutorSubject = z.infer<typeof tutorSubject>;
