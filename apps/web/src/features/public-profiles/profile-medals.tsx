import { ACHIEVEMENTS, type AchievementId } from '@quorbit/contracts/achievements/achievements';
import { BADGE_DESIGN, formatBadge, type MedalDesign, medalDesignOf } from '@quorbit/contracts/achievements/medals';
import type { BadgeView } from '@quorbit/contracts/achievements/schema';
import type { ProfilePage } from '@quorbit/contracts/public-profiles/schema';
import type { ReactNode } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { Button } from '#ui/buttons/button.tsx';
import { formatDay } from '#ui/format-day.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Medal } from '#ui/pictures/medal.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useCheer } from './public-profiles.mutations.ts';

interface ProfileMedalsProps {
  id: string;
  details: NonNullable<ProfilePage['details']>;
}

/** A person's medals and the badges that games awarded them, newest first. Friends can cheer one medal a day. */
export function ProfileMedals({ id, details }: ProfileMedalsProps) {
  const offline = useConnection().state === 'offline';
  const cheering = useCheer();
  const badges = details.badges ?? [];
  // Medals that this build doesn't know are left out, because a newer server may have more.
  const known = details.medals.filter((medal) => Object.hasOwn(ACHIEVEMENTS, medal.id));
  const count = known.length + (details.badgeCount ?? badges.length);
  return (
    <section aria-labelledby="medals" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="medals" className="text-xl">
        Medals ({count})
      </h2>
      {count === 0 ? (
        <EmptyState>No medals yet.</EmptyState>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {newestFirst(known, badges).map((award) =>
            'title' in award ? (
              <EarnedBadge key={`${award.id} ${award.awardedAt}`} badge={award} />
            ) : (
              <EarnedMedal
                key={award.id}
                medal={award}
                canCheer={details.cheer === 'possible'}
                disabled={offline || cheering.isPending}
                onCheer={() => cheering.mutate({ id, achievement: award.id })}
              />
            ),
          )}
        </ul>
      )}
      {count > known.length + badges.length && (
        <p className="text-sm text-quiet">Of the badges, the newest {badges.length} are shown.</p>
      )}
    </section>
  );
}

type Details = ProfileMedalsProps['details'];
type ProfileMedal = Details['medals'][number];

function newestFirst(medals: readonly ProfileMedal[], badges: readonly BadgeView[]): (ProfileMedal | BadgeView)[] {
  const timeOf = (award: ProfileMedal | BadgeView) => Date.parse('title' in award ? award.awardedAt : award.unlockedAt);
  return [...medals, ...badges].sort((a, b) => timeOf(b) - timeOf(a));
}

interface EarnedMedalProps {
  medal: ProfileMedal;
  canCheer: boolean;
  disabled: boolean;
  onCheer: () => void;
}

function EarnedMedal({ medal, canCheer, disabled, onCheer }: EarnedMedalProps) {
  const { title, rarity } = ACHIEVEMENTS[medal.id as AchievementId];
  // A title begins with an emoji, which the drawn medal replaces.
  const name = title.slice(title.indexOf(' ') + 1);
  return (
    <MedalBox look={medalDesignOf(medal.id, rarity)} name={name}>
      <RelativeTime at={medal.unlockedAt} className="text-sm text-quiet" />
      {canCheer && (
        <Button look="quiet" disabled={disabled} onClick={onCheer}>
          Cheer<span className="sr-only"> {name}</span>
        </Button>
      )}
    </MedalBox>
  );
}

function EarnedBadge({ badge }: { badge: BadgeView }) {
  return (
    <MedalBox look={BADGE_DESIGN} name={badge.title}>
      <span className="text-sm text-quiet wrap-anywhere">{formatBadge(badge, formatDay(badge.awardedAt))}</span>
    </MedalBox>
  );
}

function MedalBox({ look, name, children }: { look: MedalDesign; name: string; children: ReactNode }) {
  return (
    <li className="grid content-start justify-items-center gap-1 rounded-card border border-base-300 bg-base-100 p-3 text-center">
      <Medal {...look} className="size-20" />
      <span className="font-semibold wrap-anywhere">{name}</span>
      {children}
    </li>
  );
}
