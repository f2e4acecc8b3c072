import * as z from 'zod/mini';
import { createDurable } from '#lib/durable/durable.ts';
import { formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { type EditedQuestion, editedQuestions } from './edited-questions.ts';

/** Milliseconds in which several keystrokes are stored once. */
const DEBOUNCE_MS = 250;

/** The questions of a test as somebody typed them and didn't save them. */
export interface UnsavedQuestions {
  questions: readonly EditedQuestion[];
  /** The version of the saved questions that typing began with; tabs of the oldest release don't say. */
  version?: string | undefined;
}

/** The form in which tabs of every release store them: the questions are a text within the text. */
const storedQuestionsSchema = z.object({ questions: z.string(), version: z.optional(z.string()) });

/** Keeps the questions that an admin typed and didn't save, until the tab is closed. */
export function unsavedQuestionsStore(userId: string, testId: string) {
  return createDurable<UnsavedQuestions>(formDraftKey(userId, `written-questions:${testId}`), parseUnsavedQuestions, {
    lifetime: 'tab',
    debounceMs: DEBOUNCE_MS,
    toStored: ({ questions, version }) => ({ questions: JSON.stringify(questions), version }),
    // The open editor itself asks before the page goes.
    isLostOnLeave: () => false,
  });
}

/** Null for what isn't such a draft. @throws SyntaxError where the inner text isn't JSON, which `durable` reads as none */
function parseUnsavedQuestions(stored: unknown): UnsavedQuestions | null {
  const outer = storedQuestionsSchema.safeParse(stored);
  if (!outer.success) return null;
  const inner = editedQuestions.safeParse(JSON.parse(outer.data.questions));
  return inner.success ? { ...outer.data, questions: inner.data } : null;
}
