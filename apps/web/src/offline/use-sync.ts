import { LOGIN_FIRST } from '@quorbit/contracts/errors/messages';
import { useEffect } from 'react';
import { endSession, showFailure } from '#lib/errors.ts';
import { notify } from '#lib/notifications.ts';
import { getSession, setUser, useSession } from '#lib/session.ts';
import { trpc } from '#lib/trpc.ts';
import type { EngineState } from './engine/engine.ts';
import { noteEviction } from './evictions.ts';
import { pageStands } from './page-stands.ts';
import type { RunningSync } from './sync.ts';
import { setRunningSync, setSyncStatus } from './sync-status.ts';

const LOAD_AGAIN_MS = 30_000;

/** Keeps the signed-in person's device and the server in step while the app is open. Used by the session gate. */
export function useSync(): void {
  const session = useSession();
  const userId = session?.user.id;
  const token = session?.token;
  const utils = trpc.useUtils();

  useEffect(() => {
    if (userId === undefined || token === undefined) return;
    let sync: RunningSync | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;

    async function start(): Promise<void> {
      await pageStands();
      if (stopped) return;
      try {
        const [{ startSync }, { person }] = await Promise.all([import('./sync.ts'), import('./person.ts')]);
        if (stopped || userId === undefined || token === undefined) return;
        sync = startSync({
          person: person(userId),
          token,
          onState,
          onSettled: () => {
            void utils.reports.invalidate();
            void utils.quizzes.list.invalidate();
          },
          onProfile: setUser,
          onEvicted: (upTo) => tellEvicted(userId, upTo),
          onDefect: (error) => showFailure(error, { sharedOnly: true }),
        });
        setRunningSync(sync);
      } catch {
        // The code could not be fetched: without a network there is nothing to send to either.
        if (stopped) return;
        timer = setTimeout(startAgain, LOAD_AGAIN_MS);
        window.addEventListener('online', startAgain);
      }
    }

    function startAgain(): void {
      calmDown();
      void start();
    }

    function calmDown(): void {
      clearTimeout(timer);
      window.removeEventListener('online', startAgain);
    }

    function onState(state: EngineState): void {
      setSyncStatus(state);
      if (state.phase !== 'signed-out' && state.phase !== 'gone') return;
      // What waits stays here for the same account. The gate leads to the sign-in page, which tells so.
      if (getSession()?.token === token) endSession(LOGIN_FIRST);
    }

    void start();
    return () => {
      stopped = true;
      calmDown();
      sync?.stop();
      setRunningSync(null);
    };
  }, [userId, token, utils]);
}

function tellEvicted(userId: string, lastExchange: number): void {
  noteEviction(userId, lastExchange);
  const at = new Date(lastExchange).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  notify(`This browser lost its data. The server has everything up to ${at}.`, { type: 'warning', autoClose: false });
}
