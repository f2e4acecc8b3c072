import type { ProfilePage } from '@quorbit/contracts/public-profiles/schema';
import { Flame, PartyPopper, Star } from 'lucide-react';
import { useSendFriendRequest } from '#features/friends/use-send-friend-request.ts';
import { useReportDialog } from '#features/moderation/use-report-dialog.tsx';
import { useConnection } from '#lib/server/connection.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { ProfileMedals } from './profile-medals.tsx';
import { useCheer } from './public-profiles.mutations.ts';
import { useProfilePage } from './public-profiles.queries.ts';

/**
 * The profile page of a person: their name, level and title, and their streak and medals if they show them to the
 * viewer.
 */
export function ProfileScreen({ id }: { id: string }) {
  const view = useProfilePage(id);
  const page = view.state === 'shown' ? view.data : null;
  return (
    <>
      <PageHeader title={page?.name ?? 'Profile'} description={page && <Facts page={page} />} />
      <QueryView
        view={view}
        loading={{ label: 'Loading profile', shape: <ProfileSkeleton />, className: 'grid gap-6' }}
        failing={{ message: "We couldn't load this profile." }}
        missing={<EmptyState>This profile doesn't exist, or its owner doesn't show it to you.</EmptyState>}
      >
        {(shown) => <Profile page={shown} />}
      </QueryView>
    </>
  );
}

function ProfileSkeleton() {
  return (
    <>
      <Skeleton className="size-20 rounded-full" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeletons count={2} className="h-28 rounded-card" />
      </div>
    </>
  );
}

function Facts({ page: { level, title, standing } }: { page: ProfilePage }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      Level {level}
      {title !== null && (
        <Badge tone="primary" className="whitespace-normal! wrap-anywhere">
          {title}
        </Badge>
      )}
      {standing === 'friend' && <Badge>Friend</Badge>}
      {standing === 'self' && <Badge>You</Badge>}
    </span>
  );
}

function Profile({ page }: { page: ProfilePage }) {
  const { id, name, details } = page;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar id={id} name={name} size="lg" />
        <Actions page={page} />
      </div>
      {details === null ? (
        <EmptyState>{name} doesn't show streak and medals to you.</EmptyState>
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <StatCard
              label="Streak"
              icon={<Flame className="size-5" aria-hidden="true" />}
              value={details.streak === 1 ? '1 day' : `${details.streak} days`}
              basis="Days of learning in a row, up to today"
            />
            <StatCard
              label="XP"
              icon={<Star className="size-5" aria-hidden="true" />}
              value={details.xp.toLocaleString('en-US')}
              basis="Earned so far"
            />
          </div>
          <ProfileMedals id={id} details={details} />
        </>
      )}
    </div>
  );
}

function Actions({ page: { id, name, standing, details } }: { page: ProfilePage }) {
  const offline = useConnection().state === 'offline';
  const report = useReportDialog();
  const ask = useSendFriendRequest();
  const cheer = useCheer();
  if (standing === 'self') return <LinkButton to="/settings">Choose who sees this</LinkButton>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {standing !== 'friend' && (
        <Button
          look="primary"
          busy={ask.isPending}
          disabled={offline || ask.isSuccess}
          onClick={() => ask.mutate({ recipientId: id })}
        >
          {ask.isSuccess ? 'Requested' : 'Add friend'}
        </Button>
      )}
      {details !== null && details.cheer !== 'impossible' && details.streak > 0 && (
        <Button
          look="primary"
          icon={<PartyPopper className="size-5" aria-hidden="true" />}
          busy={cheer.isPending}
          disabled={offline || details.cheer === 'done'}
          onClick={() => cheer.mutate({ id })}
        >
          {details.cheer === 'done' ? 'Cheered today' : 'Cheer the streak'}
        </Button>
      )}
      <Button look="quiet" disabled={offline} onClick={() => report.ask({ kind: 'person', userId: id, name })}>
        Report
      </Button>
      {report.dialog}
    </div>
  );
}
