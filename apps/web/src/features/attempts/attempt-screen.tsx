import { isPlayable } from '@quorbit/contracts/quizzes/question-kinds';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useProgressBefore } from '#features/xp/use-progress-snapshot.ts';
import { useUser } from '#lib/session.ts';
import { deviceStoreOf } from '#offline/device-store.ts';
import { syncNow } from '#offline/sync-status.ts';
import { PageLoader } from '#ui/loading/page-loader.tsx';
import { CheckPlayer } from './check/check-player.tsx';
import { MendingPlayer } from './check/mending-player.tsx';
import { createMendingStore } from './check/mending-store.ts';
import { createDraftStore } from './drafts/draft-store.ts';
import { chooseDraft } from './drafts/duplicate-drafts.ts';
import type { Draft } from './drafts.mirror.ts';
import type { Mending } from './mendings.mirror.ts';
import { Player } from './player.tsx';
import { QuizRules } from './quiz-rules.tsx';
import { UpdateRequired } from './update-required.tsx';

/** The work that the learner continues: an open attempt, or the mending of one that was submitted. */
type Place = { draft: Draft } | { mending: Mending };

/**
 * The page for taking a quiz: its rules, then the player. An attempt that was begun before resumes where it was left,
 * and so does mending.
 */
export function AttemptScreen({ quizId }: { quizId: string }) {
  const { id: userId, timeZone } = useUser();
  const store = useMemo(() => deviceStoreOf(userId).store(createDraftStore), [userId]);
  const mendings = useMemo(() => deviceStoreOf(userId).store(createMendingStore), [userId]);
  const navigate = useNavigate();
  const router = useRouter();
  /** Undefined until the device was searched, null if there is nothing to continue. */
  const [place, setPlace] = useState<Place | null>();

  // Reads the learner's progress before the attempt; the report counts what the attempt earned from there.
  const readProgressBefore = useProgressBefore();

  const openReport = useCallback(
    (attemptId: string, before = readProgressBefore()) => {
      void syncNow();
      const state = { finished: true, ...(before && { before }) };
      void navigate({ to: '/report/$id', params: { id: attemptId }, state, replace: true });
    },
    [navigate, readProgressBefore],
  );

  /** Continues after a submitted attempt: with its mending if there is one, otherwise with its report. */
  const continueAfter = useCallback(
    async (attemptId: string) => {
      const mending = (await mendings.listOpen()).find((open) => open.attemptId === attemptId);
      if (mending) setPlace({ mending });
      else openReport(attemptId);
    },
    [mendings, openReport],
  );

  useEffect(() => {
    let isUnmounted = false;
    async function resume() {
      const { drafts } = await store.read();
      const open = chooseDraft(drafts.filter((candidate) => candidate.quizId === quizId));
      const today = learnerDay(new Date(), timeZone);
      const mending = (await mendings.listOpen()).find(({ draft, day }) => draft.quizId === quizId && day === today);
      if (isUnmounted) return;
      if (!open) return setPlace(mending ? { mending } : null);
      if (open.deadline === null || !store.isTimeUp(open)) return setPlace({ draft: open });
      await store.finish(open, (stored) => stored, open.deadline - open.startedAt);
      if (!isUnmounted) openReport(open.attemptId);
    }
    void resume();
    return () => {
      isUnmounted = true;
    };
  }, [store, mendings, quizId, timeZone, openReport]);

  useEffect(() => {
    // The network may be lost once the quiz has begun, so the code of the next pages and of reading this device is
    // loaded now. The report's id doesn't matter for loading its page's code.
    import('#offline/mirror/watch-mirror.ts').catch(() => undefined);
    import('#ui/celebration/celebration-layer.tsx').catch(() => undefined);
    void router.preloadRoute({ to: '/report/$id', params: { id: quizId } });
    void router.preloadRoute({ to: '/user/test' });
  }, [quizId, router]);

  if (place === undefined) return <PageLoader />;
  if (place === null) return <QuizRules quizId={quizId} store={store} onStarted={(draft) => setPlace({ draft })} />;
  if ('mending' in place) {
    const { attemptId, before } = place.mending;
    return <MendingPlayer initial={place.mending} store={mendings} onOver={() => openReport(attemptId, before)} />;
  }
  const { draft } = place;
  if (!isPlayable(draft.pack.questions)) return <UpdateRequired />;
  if (draft.mode !== 'check')
    return <Player initial={draft} store={store} onOver={() => openReport(draft.attemptId)} />;
  return (
    <CheckPlayer
      initial={draft}
      store={store}
      mendings={mendings}
      readProgressBefore={readProgressBefore}
      onOver={() => void continueAfter(draft.attemptId)}
    />
  );
}
