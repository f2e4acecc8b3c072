import { levelStateOf } from '@quorbit/contracts/xp/levels';
import { useAnimatedCount } from '#ui/celebration/use-animated-count.ts';

/** The learner's level bar, animated from the XP before an attempt to the XP after it. */
export function LevelGain({ from, to }: { from: number; to: number }) {
  const { level, into, needed } = levelStateOf(Math.round(useAnimatedCount(from, to)));
  const finalLevel = levelStateOf(to);
  return (
    <div className="w-full">
      <p className="sr-only">
        Level {finalLevel.level}, {finalLevel.into} of {finalLevel.needed} XP
      </p>
      <div aria-hidden="true">
        <p className="figures mb-1.5 flex justify-between text-sm font-semibold">
          <span>Level {level}</span>
          <span>
            {into} / {needed} XP
          </span>
        </p>
        <div className="h-2 overflow-hidden rounded-full bg-neutral-content/20">
          <div
            className="h-full origin-left rounded-full bg-accent"
            style={{ transform: `scaleX(${Math.min(1, into / needed)})` }}
          />
        </div>
      </div>
    </div>
  );
}
