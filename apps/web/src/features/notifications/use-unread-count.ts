import { countUnread } from '@quorbit/contracts/notifications/unread';
import { useNotifications } from './use-notifications.ts';

/** How many notifications the person hasn't seen; 0 until it is known. */
export function useUnreadCount(): number {
  const view = useNotifications();
  return view.state === 'shown' ? countUnread(view.data.items, view.data.readUpTo) : 0;
}
