import { ACHIEVEMENTS, type AchievementId } from '@quorbit/contracts/achievements/achievements';
import { medalOf } from '@quorbit/contracts/achievements/medals';
import type { ProfilePage } from '@quorbit/contracts/public-profiles/schema';
import { useConnection } from '#lib/connection.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Medal } from '#ui/medal.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useCheer } from './public-profiles.mutations.ts';

interface ProfileMedalsProps {
  id: string;
  details: NonNullable<ProfilePage['details']>;
}

/** Somebody's medals, the newest first. Friends can cheer one a day. */
export function ProfileMedals({ id, details: { medals, cheer } }: ProfileMedalsProps) {
  const offline = useConnection().state === 'offline';
  const cheering = useCheer();
  // An older app doesn't know all medals.
  const known = medals.filter((medal) => Object.hasOwn(ACHIEVEMENTS, medal.id));
  return (
    <section aria-labelledby="medals" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="medals" className="text-xl">
        Medals ({known.length})
      </h2>
      {known.length === 0 ? (
        <EmptyState>No medals yet.</EmptyState>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {known.map((medal) => {
            const { title, rarity } = ACHIEVEMENTS[medal.id as AchievementId];
            // The medal replaces its emoji.
            const name = title.slice(title.indexOf(' ') + 1);
            return (
              <li
                key={medal.id}
                className="grid content-start justify-items-center gap-1 rounded-card border border-base-300 bg-base-100 p-3 text-center"
              >
                <Medal {...medalOf(medal.id, rarity)} className="size-20" />
                <span className="font-semibold wrap-anywhere">{name}</span>
                <RelativeTime at={medal.unlockedAt} className="text-sm text-quiet" />
                {cheer === 'possible' && (
                  <Button
                    look="quiet"
                    disabled={offline || cheering.isPending}
                    onClick={() => cheering.mutate({ id, achievement: medal.id })}
                  >
                    Cheer<span className="sr-only"> {name}</span>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
