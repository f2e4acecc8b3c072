import type { ListedNames, NotificationList } from '@quorbit/contracts/notifications/schema';
import { newestNumberOf } from '@quorbit/contracts/notifications/unread';
import { useEffect, useState } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { trpc } from '#lib/server/trpc.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useNotificationNames } from './notifications.queries.ts';
import { useMarkNotificationsRead } from './use-mark-notifications-read.ts';
import { useNotifications } from './use-notifications.ts';

const NO_NAMES: ListedNames = { people: [], groups: [], quizzes: [] };

/** The list of the user's notifications, newest first. Opening it marks all as read. */
export function NotificationsScreen() {
  const view = useNotifications();
  useMarkNotificationsRead(view.state === 'shown' ? view.data : null);
  return (
    <>
      <PageHeader
        title="Notifications"
        description="News from friends, groups and games."
        action={
          <LinkButton to="/settings" look="quiet">
            Settings
          </LinkButton>
        }
      />
      <QueryView
        view={view}
        loading={{
          label: 'Loading notifications',
          shape: <Skeletons count={6} className="h-20 rounded-card" />,
          className: 'grid gap-2',
        }}
        failing={{ message: "We couldn't load your notifications." }}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState>
            Nothing new yet. Friend requests, invitations and quizzes that your groups share will appear here.
          </EmptyState>
        }
      >
        {(list) => <Notifications list={list} />}
      </QueryView>
    </>
  );
}

function Notifications({ list: { items, readUpTo } }: { list: NotificationList }) {
  // Notifications that were new when the page opened stay marked as new while it's open.
  const [readBefore] = useState(readUpTo);
  const offline = useConnection().state === 'offline';
  const names = useListedNames(newestNumberOf(items));
  return (
    <>
      {offline && <p className="mb-4 text-quiet">You're offline. Names are as old as your last visit.</p>}
      <ul
        aria-label="Notifications"
        className="grid grid-cols-[minmax(0,1fr)] divide-y divide-base-300 overflow-hidden rounded-card border border-base-300 bg-base-100"
      >
        {items.map((item) => (
          <NotificationItem key={item.id} item={item} isNew={item.no > readBefore} names={names} />
        ))}
      </ul>
    </>
  );
}

/**
 * Loads the names that the notifications refer to, on each visit and when a notification arrives, because the previous
 * reply may lack newer names. Null while they load.
 */
function useListedNames(newest: number): ListedNames | null {
  const { notifications } = trpc.useUtils();
  const view = useNotificationNames();
  useEffect(() => {
    // A request that is already running isn't repeated.
    if (newest > 0) void notifications.names.invalidate(undefined, undefined, { cancelRefetch: false });
  }, [newest, notifications]);
  if (view.state === 'loading') return null;
  return view.state === 'shown' ? view.data : NO_NAMES;
}
