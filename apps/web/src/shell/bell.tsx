import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';

// Not among what the first page waits for.
const UnreadBadge = lazy(() => import('./unread-badge.tsx'));

/** Leads to the notifications, and says how many are new. */
export function Bell() {
  return (
    <Link
      to="/notifications"
      className="relative grid size-11 shrink-0 place-items-center rounded-field hover:bg-base-200 aria-[current]:text-primary"
    >
      <BellIcon className="size-5" aria-hidden="true" />
      <span className="sr-only">Notifications</span>
      <Suspense>
        <UnreadBadge />
      </Suspense>
    </Link>
  );
}
