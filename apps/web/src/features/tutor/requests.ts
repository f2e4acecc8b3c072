import { actionLabelOf } from '@quorbit/contracts/tutor/actions';
import type { RequestType } from '@quorbit/contracts/tutor/types';

/** A request of the learner to the tutor, typed or made by a button. */
export interface TutorRequest {
  message: string;
  requestType: RequestType;
}

export const createGeneralRequest = (message: string): TutorRequest => ({ message, requestType: 'general' });

/** Creates the request for a study plan, on the chat's topic if there is one. */
export const createPlanRequest = (topic: string | null): TutorRequest => ({
  message: topic === null ? 'Make me a study plan' : `Make me a study plan for ${topic}`,
  requestType: 'study_plan',
});

export const IMPROVE_SKILLS_REQUEST: TutorRequest = { message: 'Help me improve my skills', requestType: 'weak_areas' };
export const createExplainRequest = (concept: string): TutorRequest => createGeneralRequest(`Explain ${concept}`);

/** Returns the request that an action sends to the tutor, for actions that open no dialog. */
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
      // An unknown action comes from a newer server; its label is sent as the learner's message.
      return createGeneralRequest(topic === null ? actionLabelOf(action) : `${actionLabelOf(action)}: ${topic}`);
  }
}
