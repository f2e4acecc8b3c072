import { useUnread } from '#features/notifications/use-unread.ts';

/** More are said so: the badge stays small. */
const MOST = 99;

/** How many notifications are new; nothing where there are none. */
export default function UnreadBadge() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span className="figures absolute end-0.5 top-0.5 min-w-5 rounded-full bg-primary px-1 text-center text-xs leading-5 font-semibold text-primary-content">
      <span className="sr-only">, </span>
      {unread > MOST ? `${MOST}+` : unread}
      <span className="sr-only"> new</span>
    </span>
  );
}
