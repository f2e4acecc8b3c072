import { ArrowDown, ArrowUp } from 'lucide-react';

/** The number of places a learner moved since the day began; empty if it's zero or unknown. */
export function Movement({ by }: { by: number | null }) {
  if (by === null || by === 0) return null;
  const Arrow = by > 0 ? ArrowUp : ArrowDown;
  const places = Math.abs(by);
  return (
    <span className="figures inline-flex items-center text-sm text-quiet" title="Since the day began">
      <Arrow className="size-4" aria-hidden="true" />
      <span className="sr-only">{by > 0 ? 'Up' : 'Down'} </span>
      {places}
      <span className="sr-only"> {places === 1 ? 'place' : 'places'} today</span>
    </span>
  );
}
