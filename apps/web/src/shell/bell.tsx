import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { waitUntilReadable } from '#offline/first-paint.ts';

// The count is loaded separately, so that the first page doesn't wait for it.
const UnreadCount = lazy(async () => {
  await waitUntilReadable();
  return import('./unread-count.tsx').catch(() => ({ default: NameAlone }));
});

/** The link to the notifications, with the number of new ones. */
export function Bell() {
  return (
    <Link
      to="/notifications"
      className="relative grid size-11 shrink-0 place-items-center rounded-field hover:bg-base-200 aria-[current]:text-primary"
    >
      <BellIcon className="size-5" aria-hidden="true" />
      <Suspense fallback={<NameAlone />}>
        <UnreadCount />
      </Suspense>
    </Link>
  );
}

const NameAlone = () => <span className="sr-only">Notifications</span>;
