import type { NotificationList } from '@quorbit/contracts/notifications/schema';
import { newestNumberOf } from '@quorbit/contracts/notifications/unread';
import { NOTIFICATIONS_READ } from '@quorbit/contracts/sync/ops/notifications-read';
import { useEffect, useRef } from 'react';
import { trpc } from '#lib/server/trpc.ts';
import { useWork } from '#offline/use-work.ts';

/**
 * Marks the listed notifications as read, and newer ones while the page is visible. The mark is saved on this device
 * and sent like other work; a browser without storage sends it to the server at once.
 */
export function useMarkNotificationsRead(list: NotificationList | null): void {
  const { canStoreWork, enqueue } = useWork();
  const { client, notifications } = trpc.useUtils();
  const markedUpTo = useRef(0);
  const newest = list === null ? 0 : newestNumberOf(list.items);
  const readUpTo = list?.readUpTo ?? 0;
  useEffect(() => {
    const mark = async () => {
      if (document.visibilityState !== 'visible' || newest <= readUpTo || newest <= markedUpTo.current) return;
      markedUpTo.current = newest;
      const args = { readUpTo: newest };
      if (await canStoreWork()) return void (await enqueue({ type: NOTIFICATIONS_READ, args }));
      await client.notifications.markRead.mutate(args);
      await notifications.list.invalidate();
    };
    // A failure to mark notifications as read is ignored, because the next visit tries again.
    const tryMark = () => void mark().catch(() => undefined);
    tryMark();
    document.addEventListener('visibilitychange', tryMark);
    return () => document.removeEventListener('visibilitychange', tryMark);
  }, [newest, readUpTo, canStoreWork, enqueue, client, notifications]);
}
