import type { QuizContent, QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { useState } from 'react';
import { useBusy } from '#lib/hooks/use-busy.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure, showFailure } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { QuizEditor } from './use-quiz-editor.ts';
import { type Problem, problemsOf, validateQuiz } from './validate-quiz.ts';
import { sendChanges } from './versions/version-cache.ts';

/** Makes the next version of what the editor holds; shows what is wrong, or who published in between. */
export function usePublish({ quiz, autosave, versionId, known }: QuizEditor, quizId: string) {
  const utils = trpc.useUtils();
  const { busy, runOnce } = useBusy();
  const [theirs, setTheirs] = useState<QuizEdit | null>(null);
  // What the server refused, of this content only.
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
    notify(keepDraft ? 'Saved. Learners don’t see it.' : 'Changes published.', { type: 'success' });
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
   * @param base the version that this replaces: the one that the editor began from, unless somebody chose
   * @param keepDraft makes the version without showing the quiz to learners
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
    /** What to mend, once somebody tried to publish; what is mended leaves the list. */
    problems: [...problems, ...refusals],
    /** How often somebody tried: each time the summary takes the focus. */
    publishTries,
    /** What somebody else published in between. */
    theirs,
    setTheirs,
  };
}
