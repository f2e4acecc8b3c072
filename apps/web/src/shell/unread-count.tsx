import { useUnreadCount } from '#features/notifications/use-unread-count.ts';

/** The highest count that the badge shows; more are shown as `99+`, so that it stays small. */
const MAX_SHOWN = 99;

/** The name of the link to the notifications, and a badge with the number of new ones. */
export default function UnreadCount() {
  const unread = useUnreadCount();
  return (
    <>
      <span className="sr-only">{unread === 0 ? 'Notifications' : `Notifications, ${unread} new`}</span>
      {unread > 0 && (
        <span
          className="figures absolute end-0.5 top-0.5 min-w-5 rounded-full bg-primary px-1 text-center text-xs leading-5 font-semibold text-primary-content"
          aria-hidden="true"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </>
  );
}
