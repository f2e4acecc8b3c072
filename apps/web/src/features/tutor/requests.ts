import { actionLabelOf } from '@quorbit/contracts/tutor/actions';
import type { RequestType } from '@quorbit/contracts/tutor/types';

/** What a learner says to the tutor, typed or by a button. */
export interface TutorRequest {
  message: string;
  requestType: RequestType;
}

export const createGeneralRequest = (message: string): TutorRequest => ({ message, requestType: 'general' });

/** A study plan, about what the talk is about where that is something. */
export const createPlanRequest = (topic: string | null): TutorRequest => ({
  message: topic === null ? 'Make me a study plan' : `Make me a study plan for ${topic}`,
  requestType: 'study_plan',
});

export const IMPROVE_SKILLS_REQUEST: TutorRequest = { message: 'Help me improve my skills', requestType: 'weak_areas' };
export const createExplainRequest = (concept: string): TutorRequest => createGeneralRequest(`Explain ${concept}`);

/** What an action says that opens no dialog. */
export function createActionRequest(action: string, topic: string | null): TutorRequest {
  switch (action) {
    case 'create_study_plan':
      return createPlanRequest(topic);
    case 'practice_weak_areas':
      return { message: 'Give me a quiz on my weak areas', requestType: 'quiz_request' };
    case 'analyze_weak_areas':
      return { message: 'Find my weak areas', requestType: 'weak_areas' };
    case 'suggest_related_topics':
      return createGeneralRequest(topic === null ? 'Suggest related topics' : `Related topics to ${topic}`);
    default:
      // Of a newer server: its words are what the learner would say.
      return createGeneralRequest(topic === null ? actionLabelOf(action) : `${actionLabelOf(action)}: ${topic}`);
  }
}
