import type { QuizContent, QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { useState } from 'react';
import { useBusy } from '#lib/hooks/use-busy.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure, showFailure } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { QuizEditor } from './use-quiz-editor.ts';
import { type Problem, problemsOf, validateQuiz } from './validate-quiz.ts';
import { sendChanges } from './versions/version-cache.ts';

/**
 * Publishes the editor's content as the next version. Provides the problems that prevent it, and the version that
 * someone else published meanwhile.
 */
export function usePublish({ quiz, autosave, versionId, known }: QuizEditor, quizId: string) {
  const utils = trpc.useUtils();
  const { busy, runOnce } = useBusy();
  const [theirs, setTheirs] = useState<QuizEdit | null>(null);
  // The problems for which the server refused to publish; they apply only to the content that was sent.
  const [refusal, setRefusal] = useState<{ of: typeof quiz; problems: Problem[] } | null>(null);
  const [publishTries, setPublishTries] = useState(0);

  function onPublished(next: QuizEdit, keepDraft: boolean): void {
    versionId.current = next.versionId;
    known.add(next);
    utils.quizzes.edit.setData({ id: quizId }, next);
    setTheirs(null);
    setPublishTries(0);
    autosave.restart(next.draft?.revision ?? 0, next.draft?.savedAt ?? null);
    for (const query of [utils.quizzes.list, utils.quizzes.get, utils.quizzes.categories]) void query.invalidate();
    notify(keepDraft ? "Saved. Learners don't see it." : 'Changes published.', { type: 'success' });
  }

  async function onRefused(error: unknown, base: string): Promise<void> {
    autosave.resume();
    const { code, issues } = describeFailure(error);
    if (issues.length > 0) return setRefusal({ of: quiz, problems: problemsOf(issues, quiz) });
    if (code !== 'CONFLICT') return showFailure(error);
    const latest = await utils.client.quizzes.edit.query({ id: quizId });
    known.add(latest);
    if (latest.versionId === base) showFailure(error);
    else setTheirs(latest);
  }

  /**
   * Publishes the quiz if it has no problems.
   * @param base the version that this replaces: the version that the editor began from, unless the user chose another.
   * @param keepDraft creates the version without showing the quiz to learners.
   */
  async function publish(base: string = versionId.current, keepDraft = false): Promise<void> {
    const validated = validateQuiz(quiz);
    setPublishTries((before) => before + 1);
    if ('content' in validated) await runOnce(() => send(validated.content, base, keepDraft).catch(showFailure));
  }

  async function send(fullContent: QuizContent, base: string, keepDraft: boolean): Promise<void> {
    await autosave.pause();
    const published = sendChanges(fullContent, known.changesOf(fullContent, quiz, base), (content) =>
      utils.client.quizzes.publish.mutate({ quizId, versionId: base, content, ...(keepDraft && { keepDraft }) }),
    );
    await published.then(
      (next) => onPublished(next, keepDraft),
      (error) => onRefused(error, base),
    );
  }

  const problems = publishTries === 0 ? [] : validateQuiz(quiz).problems;
  const refusals = refusal?.of === quiz ? refusal.problems : [];
  return {
    publish,
    busy,
    /** The problems to fix, shown after the first try to publish; fixed problems disappear. */
    problems: [...problems, ...refusals],
    /** The number of tries to publish; each try moves the focus to the problem summary. */
    publishTries,
    /** The quiz as someone else published it meanwhile; null if nobody did. */
    theirs,
    setTheirs,
  };
}
