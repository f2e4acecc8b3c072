import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { describeFailure } from '#lib/server/errors.ts';
import { contentOf, type EditedQuiz, toEditedQuiz } from '../edited-quiz.ts';

/** Serializes a quiz so that two quizzes with the same content have the same text. */
export const serializeQuiz = (quiz: EditedQuiz) => JSON.stringify(contentOf(quiz));

/** Serializes the draft that the server has; null if it has none. */
export const serializeDraft = ({ draft }: QuizEdit) => draft && serializeQuiz(toEditedQuiz(draft.content));

interface DraftPorts {
  save: (revision: number, quiz: EditedQuiz) => Promise<{ revision: number; savedAt: string }>;
  /** Reads the quiz and its draft from the server. */
  read: () => Promise<QuizEdit>;
}

/** The error when another tab or device has saved the draft since this editor read it. */
export class StaleRevisionError extends Error {}

/**
 * Creates a function that saves drafts one after the other. If a reply got lost, the server has this editor's own text
 * under a revision unknown here. That is no conflict, so the next draft is saved over it.
 * @throws StaleRevisionError if another tab or device has saved the draft.
 */
export function createDraftSaver({ save, read }: DraftPorts): DraftPorts['save'] {
  const unanswered = new Set<string>();

  async function onRefused(error: unknown, revision: number, quiz: EditedQuiz, sentBefore: ReadonlySet<string>) {
    if (describeFailure(error).code !== 'CONFLICT') throw error;
    const latest = await read();
    // The draft's revision on the server is the one that was sent, so the server refused it for another reason.
    if ((latest.draft?.revision ?? 0) === revision) throw error;
    const text = serializeDraft(latest);
    if (!latest.draft || text === null || !sentBefore.has(text)) throw new StaleRevisionError();
    return save(latest.draft.revision, quiz);
  }

  return async (revision, quiz) => {
    const before = new Set(unanswered);
    unanswered.add(serializeQuiz(quiz));
    const saved = await save(revision, quiz).catch((error: unknown) => onRefused(error, revision, quiz, before));
    unanswered.clear();
    return saved;
  };
}
