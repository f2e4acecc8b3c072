import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { describeFailure } from '#lib/server/errors.ts';
import { contentOf, type EditedQuiz, toEditedQuiz } from '../edited-quiz.ts';

/** Two quizzes have the same text where a draft of one is a draft of the other. */
export const serializeQuiz = (quiz: EditedQuiz) => JSON.stringify(contentOf(quiz));

/** The text of the draft on the server; null where there is none. */
export const serializeDraft = ({ draft }: QuizEdit) => draft && serializeQuiz(toEditedQuiz(draft.content));

interface DraftPorts {
  save: (revision: number, quiz: EditedQuiz) => Promise<{ revision: number; savedAt: string }>;
  /** What the server has by now. */
  read: () => Promise<QuizEdit>;
}

/** Another tab or device has saved since this editor read. */
export class StaleRevisionError extends Error {}

/**
 * Saves one draft after the other. Where the answer to one got lost, the server has this editor's own text under a
 * revision that it never heard of: that is no conflict, and the next one is saved over it.
 */
export function createDraftSaver({ save, read }: DraftPorts): DraftPorts['save'] {
  const unanswered = new Set<string>();

  async function onRefused(error: unknown, revision: number, quiz: EditedQuiz, sentBefore: ReadonlySet<string>) {
    if (describeFailure(error).code !== 'CONFLICT') throw error;
    const latest = await read();
    // It was refused for another reason.
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
