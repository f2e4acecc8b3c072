// The types of the embedded tutor's knowledge: the content of `content/tutor`, whose ids the tutor doesn't need, with
// templates.
import type { TutorConcept, TutorQuestion, TutorSubject, TutorTopic } from '@quorbit/contracts/content/tutor';

export type Concept = Omit<TutorConcept, 'id'>;

export interface Topic extends Omit<TutorTopic, 'id' | 'concepts'> {
  concepts: readonly Concept[];
  /** Templates for questions whose numbers are newly drawn each time. */
  templates?: readonly Template[];
}

/**
 * Makes a question with drawn numbers.
 * @param draw returns a random whole number from `min` to `max`, both included.
 */
export type Template = (draw: (min: number, max: number) => number) => TutorQuestion;

export interface Subject extends Omit<TutorSubject, 'id' | 'topics'> {
  topics: readonly Topic[];
}
