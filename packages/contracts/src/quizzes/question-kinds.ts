import { singleChoice } from './kinds/single-choice.ts';

/** Every kind of question: its own input fields and how a chosen option is judged. A new kind is one file in `kinds/` and one line here. */
export const QUESTION_KINDS = { single: singleChoice } as const;

export type QuestionKind = keyof typeof QUESTION_KINDS;
