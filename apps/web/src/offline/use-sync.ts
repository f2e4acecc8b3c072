import { LOGIN_FIRST } from '@quorbit/contracts/errors/messages';
import { useEffect } from 'react';
import { notify } from '#lib/notifications.ts';
import { lookForUpdate } from '#lib/server/app-update.ts';
import { endSession, showFailure } from '#lib/server/errors.ts';
import { keepRepliesIn, type ReplyStore } from '#lib/server/last-replies.ts';
import { trpc } from '#lib/server/trpc.ts';
import { getSession, setUser, useSession } from '#lib/session.ts';
import type { EngineState } from './engine/state.ts';
import { noteEviction } from './evictions.ts';
import { afterFirstPaint, whenReadable } from './first-paint.ts';
import type { MirrorArea } from './mirror/area.ts';
import type { RunningSync } from './sync.ts';
import { setRunningSync, setSyncStatus } from './sync-status.ts';

const LOAD_AGAIN_MS = 30_000;

async function openReplies(userId: string): Promise<ReplyStore> {
  await whenReadable(userId);
  return (await import('./last-replies.ts')).lastRepliesOf(userId);
}

/**
 * Syncs the signed-in person's device with the server while the app is open. Used by the session gate.
 * @param loadAreas must be the same function each time; called once the page has rendered
 */
export function useSync(loadAreas: () => Promise<readonly MirrorArea[]>): void {
  const session = useSession();
  const userId = session?.user.id;
  const token = session?.token;
  const utils = trpc.useUtils();

  useEffect(() => keepRepliesIn(openReplies), []);

  useEffect(() => {
    if (userId === undefined || token === undefined) return;
    let sync: RunningSync | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;

    async function start(): Promise<void> {
      await afterFirstPaint();
      if (stopped) return;
      try {
        const [{ startSync }, { deviceStoreOf }, areas] = await Promise.all([
          import('./sync.ts'),
          import('./device-store.ts'),
          loadAreas(),
        ]);
        if (stopped || userId === undefined || token === undefined) return;
        const me = deviceStoreOf(userId);
        sync = startSync({
          deviceStore: me,
          areas,
          token,
          onState,
          onSettled: () => {
            for (const { work = [] } of areas) for (const { onSettled } of work) onSettled(utils);
          },
          onUpToDate: async () => {
            const source = { database: me.database, areas, unsaved: me.writer.unsaved() };
            for (const area of areas) await area.onUpToDate?.(source, { userId, setUser });
          },
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
      if (state.phase === 'too-old') void lookForUpdate();
      if (state.phase !== 'signed-out' && state.phase !== 'gone') return;
      // Unsent work stays here for the same account. The gate leads to the sign-in page, which says so.
      if (getSession()?.token === token) endSession(LOGIN_FIRST);
    }

    void start();
    return () => {
      stopped = true;
      calmDown();
      sync?.stop();
      setRunningSync(null);
    };
  }, [userId, token, utils, loadAreas]);
}

function tellEvicted(userId: string, lastExchange: number): void {
  noteEviction(userId, lastExchange);
  const at = new Date(lastExchange).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  notify(`This browser lost its data. The server has everything up to ${at}.`, { type: 'warning', autoClose: false });
}
