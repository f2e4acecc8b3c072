// What the server doesn't have yet of somebody's changes to a quiz, on this device, until it does.
import { type Durable, durable } from '#lib/durable/durable.ts';
import { formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { contentOf, type EditedQuiz, readQuiz } from './edited-quiz.ts';

export interface KeptEdit {
  /** The version that the changes began from. */
  versionId: string;
  /** Of the draft that they were made on; 0 where there was none. */
  revision: number;
  quiz: EditedQuiz;
}

/** Writing down a long quiz with each letter would be felt. */
const SOON_MS = 300;

export function keptEdit(userId: string, quizId: string): Durable<KeptEdit> {
  return durable(formDraftKey(userId, `edit-quiz:${quizId}`), editIn, {
    lasts: 'browser',
    soonMs: SOON_MS,
    toStored: ({ quiz, ...edit }): Stored => ({ ...edit, content: contentOf(quiz) }),
  });
}

function editIn(stored: unknown): KeptEdit | null {
  if (!isStored(stored)) return null;
  return { versionId: stored.versionId, revision: stored.revision, quiz: readQuiz(stored.content) };
}

interface Stored {
  versionId: string;
  revision: number;
  content: { settings: object; questions: { id: string }[] };
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { versionId, revision, content } = value as Partial<Record<keyof Stored, unknown>>;
  if (typeof versionId !== 'string' || typeof revision !== 'number') return false;
  const { settings, questions } = (content ?? {}) as Partial<Record<keyof Stored['content'], unknown>>;
  return typeof settings === 'object' && settings !== null && Array.isArray(questions) && questions.every(hasId);
}

function hasId(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
