export const LEARNING_STYLES = ['visual', 'auditory', 'reading', 'practical'] as const;
export const TUTOR_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type TutorLevel = (typeof TUTOR_LEVELS)[number];
export const REQUEST_TYPES = ['general', 'study_plan', 'weak_areas', 'quiz_request'] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];
