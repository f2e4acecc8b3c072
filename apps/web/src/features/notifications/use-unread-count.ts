import { countUnread } from '@quorbit/contracts/notifications/unread';
import { useNotifications } from './use-notifications.ts';

/** Returns the number of unread notifications; 0 until known. */
export function useUnreadCount(): number {
  const view = useNotifications();
  return view.state === 'shown' ? countUnread(view.data.items, view.data.readUpTo) : 0;
}
