import type { EditedQuestion } from '../edited-quiz.ts';

/** The props of the components that make up a question's form. */
export interface FormProps {
  question: EditedQuestion;
  onChange: (change: Partial<EditedQuestion>) => void;
  /** Returns the error of a field by its name in the contract, or undefined if the field is valid. */
  errorAt: (field: string) => string | undefined;
}
