import { isPlayable } from '@quorbit/contracts/quizzes/question-kinds';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useProgressBefore } from '#features/xp/use-standing.ts';
import { useUser } from '#lib/session.ts';
import { deviceStoreOf } from '#offline/device-store.ts';
import { syncNow } from '#offline/sync-status.ts';
import { PageLoader } from '#ui/loading/page-loader.tsx';
import { createDraftStore } from './drafts/draft-store.ts';
import { draftToContinue } from './drafts/duplicate-drafts.ts';
import type { Draft } from './drafts.mirror.ts';
import { Player } from './player.tsx';
import { QuizRules } from './quiz-rules.tsx';
import { UpdateToPlay } from './update-to-play.tsx';

/** Taking a quiz: its rules, then the player. An attempt that was begun before resumes where it was left. */
export function AttemptScreen({ quizId }: { quizId: string }) {
  const { id: userId } = useUser();
  const store = useMemo(() => deviceStoreOf(userId).store(createDraftStore), [userId]);
  const navigate = useNavigate();
  const router = useRouter();
  /** Undefined until the device was looked through; null when there is nothing to resume. */
  const [draft, setDraft] = useState<Draft | null>();

  // What the attempt earned is counted from there.
  const before = useProgressBefore();

  const toReport = useCallback(
    (attemptId: string) => {
      void syncNow();
      const reached = before();
      const state = { finished: true, ...(reached && { before: reached }) };
      void navigate({ to: '/report/$id', params: { id: attemptId }, state, replace: true });
    },
    [navigate, before],
  );

  useEffect(() => {
    let left = false;
    async function resume() {
      const { drafts } = await store.read();
      const open = draftToContinue(drafts.filter((one) => one.quizId === quizId));
      if (left) return;
      if (!open || open.deadline === null || !store.isTimeUp(open)) return setDraft(open);
      await store.finish(open, (kept) => kept, open.deadline - open.startedAt);
      if (!left) toReport(open.attemptId);
    }
    void resume();
    return () => {
      left = true;
    };
  }, [store, quizId, toReport]);

  useEffect(() => {
    // The network may be gone as soon as the quiz is begun: the pages that come next, and what reads this device for
    // them, are fetched while it is there. Which report it will be does not matter to the page's code.
    import('#offline/mirror/watch-mirror.ts').catch(() => undefined);
    import('#ui/celebration/celebration-layer.tsx').catch(() => undefined);
    void router.preloadRoute({ to: '/report/$id', params: { id: quizId } });
    void router.preloadRoute({ to: '/user/test' });
  }, [quizId, router]);

  if (draft === undefined) return <PageLoader />;
  if (draft === null) return <QuizRules quizId={quizId} store={store} onStarted={setDraft} />;
  if (!isPlayable(draft.pack.questions)) return <UpdateToPlay />;
  return <Player initial={draft} store={store} onOver={() => toReport(draft.attemptId)} />;
}
