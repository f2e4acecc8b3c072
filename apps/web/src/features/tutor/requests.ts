import { labelOf } from '@quorbit/contracts/tutor/actions';
import type { RequestType } from '@quorbit/contracts/tutor/types';

/** What a learner says to the tutor, typed or by a button. */
export interface Question {
  message: string;
  requestType: RequestType;
}

export const saying = (message: string): Question => ({ message, requestType: 'general' });

/** A study plan, about what the talk is about where that is something. */
export const planFor = (topic: string | null): Question => ({
  message: topic === null ? 'Make me a study plan' : `Make me a study plan for ${topic}`,
  requestType: 'study_plan',
});

export const IMPROVE_SKILLS: Question = { message: 'Help me improve my skills', requestType: 'weak_areas' };
export const explain = (concept: string): Question => saying(`Explain ${concept}`);

/** What an action says that opens no dialog. */
export function questionOf(action: string, topic: string | null): Question {
  switch (action) {
    case 'create_study_plan':
      return planFor(topic);
    case 'practice_weak_areas':
      return { message: 'Give me a quiz on my weak areas', requestType: 'quiz_request' };
    case 'analyze_weak_areas':
      return { message: 'Find my weak areas', requestType: 'weak_areas' };
    case 'suggest_related_topics':
      return saying(topic === null ? 'Suggest related topics' : `Related topics to ${topic}`);
    default:
      // Of a newer server: its words are what the learner would say.
      return saying(topic === null ? labelOf(action) : `${labelOf(action)}: ${topic}`);
  }
}
