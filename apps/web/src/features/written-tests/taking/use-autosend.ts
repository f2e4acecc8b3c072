import { useEffect, useEffectEvent } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { isStuck, useSyncStatus } from '#offline/sync-status.ts';
import type { SittingOnDevice, SittingStore } from '../sittings/sitting-store.ts';
import { isUnqueued } from '../sittings.mirror.ts';

/** The pause in typing, in milliseconds, after which a text is queued. */
const IDLE_DELAY_MS = 5_000;
/** The interval in milliseconds at which a text is queued while the learner types without a pause. */
const MAX_INTERVAL_MS = 20_000;

/**
 * Queues new texts: after a pause, when the learner leaves the question or the page, and once the network is back.
 * While offline it queues nothing, so that the queue doesn't fill with every version of a text.
 * @returns a function to call when the learner leaves a question.
 */
export function useAutosend(store: SittingStore, { local, texts }: SittingOnDevice): () => void {
  const { sittingId } = local;
  const offline = useConnection().state === 'offline';
  const stuck = isStuck(useSyncStatus());
  const online = !offline && !stuck;
  const newest = Math.max(0, ...texts.filter(isUnqueued).map(({ writtenAt }) => writtenAt));
  const hasUnqueued = newest > 0;

  function queue(): void {
    if (online) void store.queue(sittingId);
  }
  const send = useEffectEvent(queue);

  useEffect(() => {
    if (newest === 0) return;
    const timer = setTimeout(() => send(), IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [newest]);

  useEffect(() => {
    if (!hasUnqueued) return;
    const timer = setInterval(() => send(), MAX_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [hasUnqueued]);

  useEffect(() => {
    if (online) send();
  }, [online]);

  useEffect(() => () => send(), []);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, []);

  return queue;
}
