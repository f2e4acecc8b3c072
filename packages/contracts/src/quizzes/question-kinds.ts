import { singleChoice } from './kinds/single-choice.ts';

/** All kinds of questions: each one's input fields and grading. To add one, add a file in `kinds/` and a line here. */
export const QUESTION_KINDS = { single: singleChoice } as const;

export type QuestionKind = keyof typeof QUESTION_KINDS;
