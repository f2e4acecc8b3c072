import { LEVELS, levelOf, toPointRange, toPoints } from '@quorbit/contracts/adaptive-quizzes/levels';
import type { Estimate } from '@quorbit/contracts/adaptive-quizzes/model';

/** The width of each level on the scale of 0 to 100 points, in points. */
const WIDTHS = [25, 17, 16, 17, 25] as const;

/**
 * A scale from Beginner to Expert with the estimate and its range. Screen readers skip it, because the text beside it
 * says the same.
 */
export function LevelScale({ estimate }: { estimate: Estimate }) {
  const points = toPoints(estimate.ability);
  const { low, high } = toPointRange(estimate);
  const level = levelOf(estimate.ability);
  return (
    <div aria-hidden="true" className="grid gap-2">
      <div className="relative h-8">
        <div className="absolute inset-x-0 top-2 flex h-4 gap-0.5 overflow-hidden rounded-full">
          {LEVELS.map((name, index) => (
            <span
              key={name}
              style={{ width: `${WIDTHS[index]}%` }}
              className={name === level ? 'bg-primary/45' : 'bg-base-content/15'}
            />
          ))}
        </div>
        <span
          style={{ left: `${low}%`, width: `${high - low}%` }}
          className="absolute top-1 h-6 rounded-full border-2 border-primary bg-primary/20"
        />
        <span
          style={{ left: `${points}%` }}
          className="absolute top-0 h-8 w-1.5 -translate-x-1/2 rounded-full bg-base-content"
        />
      </div>
      <div className="flex justify-between text-sm text-quiet">
        <span>{LEVELS[0]}</span>
        <span className="max-sm:hidden">{LEVELS[2]}</span>
        <span>{LEVELS.at(-1)}</span>
      </div>
    </div>
  );
}
