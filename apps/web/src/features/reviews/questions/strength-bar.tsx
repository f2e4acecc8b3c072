import { formatDays } from './card-history.tsx';
import { MAX_STRENGTH, strengthOf } from './strength.ts';

const PARTS = Array.from({ length: MAX_STRENGTH }, (_, index) => index);

/** A small bar that shows how firmly a card is remembered, with its meaning in words. */
export function StrengthBar({ stability }: { stability: number }) {
  const { level, name } = strengthOf(stability);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span className="sr-only">
        Strength {level} of {MAX_STRENGTH}:{' '}
      </span>
      <span aria-hidden="true" className="flex gap-0.5">
        {PARTS.map((part) => (
          <span key={part} className={`h-2 w-4 rounded-full ${part < level ? 'bg-primary' : 'bg-base-content/15'}`} />
        ))}
      </span>
      <span className="tabular-nums">
        {name}
        {level > 0 && `, lasts ${formatDays(stability)}`}
      </span>
    </span>
  );
}
