// Stores a user's changes to a quiz on this device until the server has them.
import { createDurable, type Durable } from '#lib/durable/durable.ts';
import { formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { contentOf, type EditedQuiz, toEditedQuiz } from './edited-quiz.ts';

export interface UnsavedEdit {
  /** The id of the published quiz version that the unsaved changes began from. */
  versionId: string;
  /** The revision of the server's draft that the changes were made on; 0 if there was no draft. */
  revision: number;
  quiz: EditedQuiz;
}

/** Milliseconds that storing is delayed, because storing a long quiz with each letter would slow down typing. */
const DEBOUNCE_MS = 300;

export function unsavedEditStore(userId: string, quizId: string): Durable<UnsavedEdit> {
  return createDurable(formDraftKey(userId, `edit-quiz:${quizId}`), parseUnsavedEdit, {
    lifetime: 'browser',
    debounceMs: DEBOUNCE_MS,
    toStored: ({ quiz, ...edit }): StoredEdit => ({ ...edit, content: contentOf(quiz) }),
  });
}

function parseUnsavedEdit(stored: unknown): UnsavedEdit | null {
  if (!isStoredEdit(stored)) return null;
  return { versionId: stored.versionId, revision: stored.revision, quiz: toEditedQuiz(stored.content) };
}

interface StoredEdit {
  versionId: string;
  revision: number;
  content: { settings: object; questions: { id: string }[] };
}

function isStoredEdit(value: unknown): value is StoredEdit {
  if (typeof value !== 'object' || value === null) return false;
  const { versionId, revision, content } = value as Partial<Record<keyof StoredEdit, unknown>>;
  if (typeof versionId !== 'string' || typeof revision !== 'number') return false;
  const { settings, questions } = (content ?? {}) as Partial<Record<keyof StoredEdit['content'], unknown>>;
  return typeof settings === 'object' && settings !== null && Array.isArray(questions) && questions.every(hasId);
}

function hasId(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
