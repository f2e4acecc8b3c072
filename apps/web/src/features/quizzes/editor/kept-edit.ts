// What the server doesn't have yet of somebody's changes to a quiz, on this device, until it does.
import { formDraftKey } from '#lib/form-draft-keys.ts';
import { contentOf, type EditedQuiz, readQuiz } from './edited-quiz.ts';

export interface KeptEdit {
  /** The version that the changes began from. */
  versionId: string;
  /** Of the draft that they were made on; 0 where there was none. */
  revision: number;
  quiz: EditedQuiz;
}

const keyOf = (userId: string, quizId: string) => formDraftKey(userId, `edit-quiz:${quizId}`);

export function readKeptEdit(userId: string, quizId: string): KeptEdit | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId, quizId)) ?? 'null');
    if (!isStored(value)) return null;
    return { versionId: value.versionId, revision: value.revision, quiz: readQuiz(value.content) };
  } catch {
    return null;
  }
}

/** Returns whether it is there when the page is loaded again. */
function keepEdit(userId: string, quizId: string, edit: KeptEdit | null): boolean {
  try {
    if (edit === null) localStorage.removeItem(keyOf(userId, quizId));
    else
      localStorage.setItem(
        keyOf(userId, quizId),
        JSON.stringify({ ...edit, quiz: undefined, content: contentOf(edit.quiz) }),
      );
    return true;
  } catch {
    return false;
  }
}

/** Writing down a long quiz with each letter would be felt. */
const KEEP_AFTER_MS = 300;

/** Keeps what changes a moment later, or at once when the page may go. */
export function editKeeper(userId: string, quizId: string) {
  let waiting: KeptEdit | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let safe = true;

  function write(edit: KeptEdit | null): void {
    clearTimeout(timer);
    waiting = null;
    safe = keepEdit(userId, quizId, edit);
  }

  return {
    keep(edit: KeptEdit | null): void {
      clearTimeout(timer);
      waiting = edit;
      if (edit === null) write(null);
      else timer = setTimeout(() => write(edit), KEEP_AFTER_MS);
    },
    /** Returns whether all is there when the page is loaded again. */
    flush(): boolean {
      if (waiting) write(waiting);
      return safe;
    },
  };
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
