import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useUser } from '#lib/session.ts';
import { type Draft, isOver } from '#offline/draft.ts';
import { person } from '#offline/person.ts';
import { syncNow } from '#offline/sync-status.ts';
import { PageLoader } from '#ui/page-loader.tsx';
import { Player } from './player.tsx';
import { QuizRules } from './quiz-rules.tsx';

/** Taking a quiz: its rules, then the player. An attempt begun before goes on where it was left. */
export function AttemptScreen({ quizId }: { quizId: string }) {
  const { id: userId } = useUser();
  const store = useMemo(() => person(userId).drafts, [userId]);
  const navigate = useNavigate();
  const router = useRouter();
  /** Undefined until the device was looked through; null when there is nothing to go on with. */
  const [draft, setDraft] = useState<Draft | null>();

  const toReport = useCallback(
    (attemptId: string) => {
      void syncNow();
      void navigate({ to: '/report/$id', params: { id: attemptId }, state: { finished: true }, replace: true });
    },
    [navigate],
  );

  useEffect(() => {
    let left = false;
    async function resume() {
      const { drafts } = await store.read();
      const open = drafts.filter((one) => one.quizId === quizId);
      const [newest] = open.sort((a, b) => b.startedAt - a.startedAt);
      if (left) return;
      if (!newest || newest.deadline === null || !isOver(newest, Date.now())) return setDraft(newest ?? null);
      await store.finish(newest, (kept) => kept, newest.deadline);
      if (!left) toReport(newest.attemptId);
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
    void router.preloadRoute({ to: '/report/$id', params: { id: quizId } });
    void router.preloadRoute({ to: '/user/test' });
  }, [quizId, router]);

  if (draft === undefined) return <PageLoader />;
  if (draft === null) return <QuizRules quizId={quizId} store={store} onStarted={setDraft} />;
  return <Player initial={draft} store={store} onOver={() => toReport(draft.attemptId)} />;
}
