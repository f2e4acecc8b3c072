import { useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { AchievementCard } from './achievement-card.tsx';
import { type GroupOfAchievements, sortNearestFirst } from './grouped-achievements.ts';

export const MEDAL_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.75rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] sm:gap-4';
/** The number of medals shown at first in a large group. */
const INITIALLY_SHOWN = 6;

interface AchievementGroupProps extends GroupOfAchievements {
  onOpen: (id: string) => void;
}

/** A group of medals. A large group shows the medals nearest to completion first, and the rest on demand. */
export function AchievementGroup({ group, achievements, unlocked, total, onOpen }: AchievementGroupProps) {
  const titleId = useId();
  const [showAll, setShowAll] = useState(false);
  const isLarge = achievements.length > INITIALLY_SHOWN + 1;
  const shown = isLarge && !showAll ? sortNearestFirst(achievements).slice(0, INITIALLY_SHOWN) : achievements;
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {group}
        </h2>
        {total > 0 && (
          <p className="figures text-sm text-quiet">
            {unlocked} of {total}
          </p>
        )}
      </div>
      {total === 0 && <p className="text-quiet">Nothing to show yet.</p>}
      <ul className={MEDAL_GRID}>
        {shown.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} onOpen={onOpen} />
        ))}
      </ul>
      {isLarge && (
        <Button aria-expanded={showAll} onClick={() => setShowAll(!showAll)} className="justify-self-center">
          {showAll ? 'Show fewer' : `Show all ${achievements.length}`}
        </Button>
      )}
    </section>
  );
}
