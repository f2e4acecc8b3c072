import * as z from 'zod/mini';
import { id } from '../lib/scalars.ts';
import { QUESTION_KINDS } from './question-kinds.ts';
import { questionIndexInput, readVersionId } from './schema.ts';

/**
 * A field of a question that may change; missing fields stay unchanged. The changed question is checked as a whole by
 * the rules of its kind, so the fields aren't checked here.
 */
const optionalField = z.optional(z.unknown());

const questionChange = z.object({
  kind: z.optional(z.enum(QUESTION_KINDS, `Kind must be one of ${QUESTION_KINDS.join(', ')}.`)),
  question: optionalField,
  options: optionalField,
  choices: optionalField,
  unit: optionalField,
  correctAnswer: optionalField,
  answerKey: optionalField,
  difficulty: optionalField,
  marks: optionalField,
  explanation: optionalField,
  image: optionalField,
});
export type QuestionChange = z.infer<typeof questionChange>;

export const updateQuestionInput = z.object({
  quizId: id,
  index: questionIndexInput.shape.index,
  versionId: readVersionId,
  ...questionChange.shape,
});
export type UpdateQuestionInput = z.infer<typeof updateQuestionInput>;
