import * as z from 'zod/mini';
import { createDurable } from '#lib/durable/durable.ts';
import { formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { type EditedQuestion, editedQuestions } from './edited-questions.ts';

/** The milliseconds within which several keystrokes are stored together. */
const DEBOUNCE_MS = 250;

/** A test's questions as an admin typed them, not saved on the server yet. */
export interface UnsavedQuestions {
  questions: readonly EditedQuestion[];
  /**
   * The version of the saved questions on which the unsaved ones are based; missing in drafts of the oldest release.
   */
  version?: string | undefined;
}

/** The format in which tabs of every release store the draft: the questions are JSON text within the JSON. */
const storedQuestionsSchema = z.object({ questions: z.string(), version: z.optional(z.string()) });

/** Creates the store for the questions that an admin typed but didn't save; they last until the tab is closed. */
export function unsavedQuestionsStore(userId: string, testId: string) {
  return createDurable<UnsavedQuestions>(formDraftKey(userId, `written-questions:${testId}`), parseUnsavedQuestions, {
    lifetime: 'tab',
    debounceMs: DEBOUNCE_MS,
    toStored: ({ questions, version }) => ({ questions: JSON.stringify(questions), version }),
    // The open editor itself asks before the page is closed.
    isLostOnLeave: () => false,
  });
}

/**
 * Parses a stored draft; returns null for anything else.
 * @throws SyntaxError if the inner text isn't JSON, which `durable` treats like nothing stored.
 */
function parseUnsavedQuestions(stored: unknown): UnsavedQuestions | null {
  const outer = storedQuestionsSchema.safeParse(stored);
  if (!outer.success) return null;
  const inner = editedQuestions.safeParse(JSON.parse(outer.data.questions));
  return inner.success ? { ...outer.data, questions: inner.data } : null;
}
