import { Check } from 'lucide-react';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { Medal } from '#ui/pictures/medal.tsx';
import { type AchievementFact, formatCount, isUnlocked } from './achievement-fact.ts';
import { getRarityStyle } from './rarity-style.ts';

interface AchievementCardProps {
  achievement: AchievementFact;
  onOpen: (id: string) => void;
}

/** One medal: its purpose, and its progress or that it is unlocked. Pressing it opens the details. */
export function AchievementCard({ achievement, onOpen }: AchievementCardProps) {
  const { id, name, description, rarity, medal, progress } = achievement;
  const { label: rarityLabel, colorClass: rarityColor } = getRarityStyle(rarity);
  const unlocked = isUnlocked(achievement);
  return (
    <li className="relative grid content-start justify-items-center gap-1 rounded-card border border-base-300 bg-base-100 p-3 text-center sm:p-4 transition-colors hover:border-base-content/40">
      <Medal {...medal} progress={progress / 100} className="size-24" />
      {unlocked && (
        <span className="absolute end-3 top-3 grid size-6 place-items-center rounded-full bg-success text-success-content">
          <Check className="size-4" strokeWidth={3} aria-hidden="true" />
          <span className="sr-only">Unlocked</span>
        </span>
      )}
      <h3 className="mt-1 text-base wrap-anywhere">
        <button
          type="button"
          onClick={() => onOpen(id)}
          className="cursor-pointer rounded-field after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </button>
      </h3>
      <p className="text-sm text-quiet wrap-anywhere">{description}</p>
      <p className={`text-sm font-semibold ${rarityColor}`}>{rarityLabel}</p>
      {!unlocked && (
        <div className="mt-auto w-full pt-1">
          <ProgressBar label={`Progress: ${name}`} value={progress} max={100} valueText={formatCount(achievement)} />
          <p className="figures mt-1 text-sm text-quiet">{progress}%</p>
        </div>
      )}
    </li>
  );
}
