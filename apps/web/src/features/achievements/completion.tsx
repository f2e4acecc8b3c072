import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { type AchievementFact, formatCount, isUnlocked } from './achievement-fact.ts';
import { findNearest } from './grouped-achievements.ts';

/** A summary of the number of unlocked medals and the locked medal nearest to completion. */
export function Completion({ all }: { all: readonly AchievementFact[] }) {
  const unlocked = all.filter(isUnlocked).length;
  const nearestLocked = findNearest(all);
  const unlockedText = `${unlocked}/${all.length} Unlocked`;
  return (
    <section
      aria-label="Completion"
      className="on-neutral flex items-center gap-4 rounded-card sm:gap-6 bg-neutral p-5 text-neutral-content lg:p-6"
    >
      <ProgressRing
        label="Completion"
        value={all.length > 0 ? unlocked / all.length : 0}
        valueText={unlockedText}
        className="size-20 sm:size-27"
      >
        <span className="figures text-xl font-extrabold">
          {all.length > 0 ? Math.floor((unlocked * 100) / all.length) : 0}%
        </span>
      </ProgressRing>
      <div className="min-w-0 flex-1">
        <p className="figures text-xl font-extrabold sm:text-2xl">{unlockedText}</p>
        <p className="text-neutral-content/85">
          {nearestLocked
            ? `Next: ${nearestLocked.name}, ${formatCount(nearestLocked)}.`
            : unlocked === 0
              ? 'Your first medal is one quiz away.'
              : 'Every quiz, review and day you learn counts.'}
        </p>
      </div>
    </section>
  );
}
