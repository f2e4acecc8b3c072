import { isPlayable } from '@quorbit/contracts/quizzes/question-kinds';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useProgressBefore } from '#features/xp/use-progress-snapshot.ts';
import { useUser } from '#lib/session.ts';
import { deviceStoreOf } from '#offline/device-store.ts';
import { syncNow } from '#offline/sync-status.ts';
import { PageLoader } from '#ui/loading/page-loader.tsx';
import { createDraftStore } from './drafts/draft-store.ts';
import { chooseDraft } from './drafts/duplicate-drafts.ts';
import type { Draft } from './drafts.mirror.ts';
import { Player } from './player.tsx';
import { QuizRules } from './quiz-rules.tsx';
import { UpdateRequired } from './update-required.tsx';

/**
 * The page for taking a quiz: its rules, then the player. An attempt that was begun before resumes where it was left.
 */
export function AttemptScreen({ quizId }: { quizId: string }) {
  const { id: userId } = useUser();
  const store = useMemo(() => deviceStoreOf(userId).store(createDraftStore), [userId]);
  const navigate = useNavigate();
  const router = useRouter();
  /** The draft to resume: undefined until the device was searched, null when there is none. */
  const [draft, setDraft] = useState<Draft | null>();

  // Reads the learner's progress before the attempt; the report counts what the attempt earned from there.
  const readProgressBefore = useProgressBefore();

  const openReport = useCallback(
    (attemptId: string) => {
      void syncNow();
      const progressBefore = readProgressBefore();
      const state = { finished: true, ...(progressBefore && { before: progressBefore }) };
      void navigate({ to: '/report/$id', params: { id: attemptId }, state, replace: true });
    },
    [navigate, readProgressBefore],
  );

  useEffect(() => {
    let isUnmounted = false;
    async function resume() {
      const { drafts } = await store.read();
      const open = chooseDraft(drafts.filter((candidate) => candidate.quizId === quizId));
      if (isUnmounted) return;
      if (!open || open.deadline === null || !store.isTimeUp(open)) return setDraft(open);
      await store.finish(open, (stored) => stored, open.deadline - open.startedAt);
      if (!isUnmounted) openReport(open.attemptId);
    }
    void resume();
    return () => {
      isUnmounted = true;
    };
  }, [store, quizId, openReport]);

  useEffect(() => {
    // The network may be lost once the quiz has begun, so the code of the next pages and of reading this device is
    // loaded now. The report's id doesn't matter for loading its page's code.
    import('#offline/mirror/watch-mirror.ts').catch(() => undefined);
    import('#ui/celebration/celebration-layer.tsx').catch(() => undefined);
    void router.preloadRoute({ to: '/report/$id', params: { id: quizId } });
    void router.preloadRoute({ to: '/user/test' });
  }, [quizId, router]);

  if (draft === undefined) return <PageLoader />;
  if (draft === null) return <QuizRules quizId={quizId} store={store} onStarted={setDraft} />;
  if (!isPlayable(draft.pack.questions)) return <UpdateRequired />;
  return <Player initial={draft} store={store} onOver={() => openReport(draft.attemptId)} />;
}
