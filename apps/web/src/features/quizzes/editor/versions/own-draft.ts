import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { describeFailure } from '#lib/server/errors.ts';
import { contentOf, type EditedQuiz, readQuiz } from '../edited-quiz.ts';

/** Two quizzes have the same text where a draft of one is a draft of the other. */
export const textOf = (quiz: EditedQuiz) => JSON.stringify(contentOf(quiz));

/** The text of the draft on the server; null where there is none. */
export const draftText = ({ draft }: QuizEdit) => draft && textOf(readQuiz(draft.content));

interface DraftPorts {
  save: (revision: number, quiz: EditedQuiz) => Promise<{ revision: number; savedAt: string }>;
  /** What the server has by now. */
  read: () => Promise<QuizEdit>;
}

/** Another tab or device has saved since this editor read. */
export class BehindError extends Error {}

/**
 * Saves one draft after the other. Where the answer to one got lost, the server has this editor's own text under a
 * revision that it never heard of: that is no conflict, and the next one is saved over it.
 */
export function ownDraft({ save, read }: DraftPorts): DraftPorts['save'] {
  const unanswered = new Set<string>();

  async function onRefused(error: unknown, revision: number, quiz: EditedQuiz, before: ReadonlySet<string>) {
    if (describeFailure(error).code !== 'CONFLICT') throw error;
    const now = await read();
    // It was refused for another reason.
    if ((now.draft?.revision ?? 0) === revision) throw error;
    const text = draftText(now);
    if (!now.draft || text === null || !before.has(text)) throw new BehindError();
    return save(now.draft.revision, quiz);
  }

  return async (revision, quiz) => {
    const before = new Set(unanswered);
    unanswered.add(textOf(quiz));
    const saved = await save(revision, quiz).catch((error: unknown) => onRefused(error, revision, quiz, before));
    unanswered.clear();
    return saved;
  };
}
