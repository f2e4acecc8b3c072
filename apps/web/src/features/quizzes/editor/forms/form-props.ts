import type { EditedQuestion } from '../edited-quiz.ts';

/** What each part of a question's form is given. */
export interface FormProps {
  question: EditedQuestion;
  onChange: (change: Partial<EditedQuestion>) => void;
  /** What is wrong with a field, by its name in the contract. */
  errorAt: (field: string) => string | undefined;
}
