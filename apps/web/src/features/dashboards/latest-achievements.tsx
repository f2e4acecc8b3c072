import { medalDesignOf } from '@quorbit/contracts/achievements/medals';
import type { DashboardView } from '@quorbit/contracts/dashboards/schema';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Medal } from '#ui/pictures/medal.tsx';
import { RailPanel } from '#ui/rail.tsx';

const RARITY_LABELS = { common: 'Common', rare: 'Rare', epic: 'Epic', legendary: 'Legendary' };

/** The achievements that were unlocked last. */
export function LatestAchievements({ unlocked }: { unlocked: DashboardView['recentAchievements'] }) {
  return (
    <RailPanel title="Recent achievements">
      {unlocked.length === 0 ? (
        <p className="text-quiet">Your first quiz unlocks the first one.</p>
      ) : (
        <ul className="grid gap-4">
          {unlocked.map(({ id, title, description, rarity }) => (
            <li key={id} className="flex items-center gap-3">
              <Medal {...medalDesignOf(id, rarity)} progress={1} className="size-12 shrink-0" />
              <div className="min-w-0">
                <h3 className="text-base">{title.slice(title.indexOf(' ') + 1)}</h3>
                <p className="text-sm text-quiet">{description}</p>
                <Badge tone={rarity} className="mt-1">
                  {RARITY_LABELS[rarity]}
                </Badge>
              </div>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to="/achievements" className="justify-self-start">
        All achievements
      </LinkButton>
    </RailPanel>
  );
}
