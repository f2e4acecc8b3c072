import type { AnswerToMark } from '@quorbit/contracts/written-tests/marking';
import { useState } from 'react';
import { useFormDraft } from '#lib/forms/form-drafts.ts';
import { useForm } from '#lib/forms/use-form.ts';
import {
  computeTotal,
  detectChanges,
  listMarkIssues,
  type MarkedQuestion,
  parseMarkInput,
  toPointsInputs,
  toSeenRevision,
  valuesOf,
} from './mark-values.ts';
import { useMarkAnswer } from './marking.mutations.ts';

interface MarkFormOptions {
  testId: string;
  question: MarkedQuestion;
  /** The answer as the server has it now; it may change while the marker works. */
  answer: AnswerToMark;
  onSaved: () => void;
}

/**
 * Manages the mark form of one answer. Typed values stay when another mark or new text arrives; saving then replaces
 * that mark.
 */
export function useMarkForm({ testId, question, answer, onSaved }: MarkFormOptions) {
  const save = useMarkAnswer(testId);
  const draft = useFormDraft(`mark-answer:${question.id}:${answer.sittingId}`);
  // The form's values when the marker opened the answer; they're fixed, so that fields the marker didn't touch don't
  // change when new data arrives.
  const [initialValues, setInitialValues] = useState(() => valuesOf(question, answer));
  const pointsInputs = toPointsInputs(question);
  const form = useForm<string>({
    initialValues,
    validate: async (values) => listMarkIssues(question, answer, values),
    send: async (values) => {
      const mark = await save.mutateAsync(parseMarkInput(question, answer, values));
      setInitialValues(valuesOf(question, { ...answer, mark }));
      onSaved();
    },
    draft,
  });
  const { values } = form;
  return {
    form,
    pointsInputs,
    total: computeTotal(pointsInputs, values),
    news: detectChanges(values.seen ?? toSeenRevision(answer), answer),
    /** Fills the form with the mark that another marker gave. */
    useTheirs: () => form.set(valuesOf(question, answer)),
  };
}
