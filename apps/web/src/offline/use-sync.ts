import { LOGIN_FIRST } from '@quorbit/contracts/errors/messages';
import { useEffect } from 'react';
import { notify } from '#lib/notifications.ts';
import { checkForUpdate } from '#lib/server/app-update.ts';
import { endSession, showFailure } from '#lib/server/errors.ts';
import { type ReplyStore, setReplyStore } from '#lib/server/last-replies.ts';
import { trpc } from '#lib/server/trpc.ts';
import { getSession, setUser, useSession } from '#lib/session.ts';
import type { EngineState } from './engine/state.ts';
import { saveEviction } from './evictions.ts';
import { waitForFirstPaint, waitUntilReadable } from './first-paint.ts';
import type { MirrorArea } from './mirror/area.ts';
import type { RunningSync } from './sync.ts';
import { setRunningSync, setSyncStatus } from './sync-status.ts';

const RETRY_LOAD_MS = 30_000;

async function openReplyStore(userId: string): Promise<ReplyStore> {
  await waitUntilReadable(userId);
  return (await import('./last-replies.ts')).getReplyStore(userId);
}

/**
 * Syncs the signed-in user's device with the server while the app is open. The session gate calls it.
 * @param loadAreas must be the same function each time; called once the page has rendered.
 */
export function useSync(loadAreas: () => Promise<readonly MirrorArea[]>): void {
  const session = useSession();
  const userId = session?.user.id;
  const token = session?.token;
  const utils = trpc.useUtils();

  useEffect(() => setReplyStore(openReplyStore), []);

  useEffect(() => {
    if (userId === undefined || token === undefined) return;
    let sync: RunningSync | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;

    async function start(): Promise<void> {
      await waitForFirstPaint();
      if (stopped) return;
      try {
        const [{ startSync }, { deviceStoreOf }, areas] = await Promise.all([
          import('./sync.ts'),
          import('./device-store.ts'),
          loadAreas(),
        ]);
        if (stopped || userId === undefined || token === undefined) return;
        const store = deviceStoreOf(userId);
        sync = startSync({
          deviceStore: store,
          areas,
          token,
          onState,
          onSettled: () => {
            for (const { work = [] } of areas) for (const { onSettled } of work) onSettled(utils);
          },
          onUpToDate: async () => {
            const source = { database: store.database, areas, unsaved: store.writer.unsaved() };
            for (const area of areas) await area.onUpToDate?.(source, { userId, setUser });
          },
          onEvicted: (upTo) => notifyEvicted(userId, upTo),
          onDefect: (error) => showFailure(error, { sharedOnly: true }),
        });
        setRunningSync(sync);
      } catch {
        // The code for syncing couldn't be loaded. Without a network there's no server to sync with either, so loading
        // is retried later.
        if (stopped) return;
        timer = setTimeout(retryStart, RETRY_LOAD_MS);
        window.addEventListener('online', retryStart);
      }
    }

    function retryStart(): void {
      cancelRetry();
      void start();
    }

    function cancelRetry(): void {
      clearTimeout(timer);
      window.removeEventListener('online', retryStart);
    }

    function onState(state: EngineState): void {
      setSyncStatus(state);
      if (state.phase === 'too-old') void checkForUpdate();
      if (state.phase !== 'signed-out' && state.phase !== 'gone') return;
      // Unsent work stays on this device for the same account. The session gate leads to the sign-in page, which
      // mentions it.
      if (getSession()?.token === token) endSession(LOGIN_FIRST);
    }

    void start();
    return () => {
      stopped = true;
      cancelRetry();
      sync?.stop();
      setRunningSync(null);
    };
  }, [userId, token, utils, loadAreas]);
}

function notifyEvicted(userId: string, lastExchange: number): void {
  saveEviction(userId, lastExchange);
  const at = new Date(lastExchange).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  notify(`This browser lost its data. The server has everything up to ${at}.`, { type: 'warning', autoClose: false });
}
