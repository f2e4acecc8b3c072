import { TrendingDown, TrendingUp } from 'lucide-react';

interface HeadlineProps {
  sentence: string;
  /** The number of answers that the sentence is based on, in words. */
  basis: string;
  /** The direction of the change; null for no arrow. */
  trend?: 'up' | 'down' | null;
}

/** The headline of an analytics page: one sentence with the answers it's based on. */
export function Headline({ sentence, basis, trend = null }: HeadlineProps) {
  const Arrow = trend === 'down' ? TrendingDown : TrendingUp;
  return (
    <section
      aria-label="What changed"
      className="on-neutral flex items-center gap-5 rounded-tile bg-neutral p-6 text-neutral-content md:p-8"
    >
      {trend && (
        <span className="grid size-14 shrink-0 place-items-center rounded-full border-2 border-neutral-content/40">
          <Arrow className="size-7" aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0">
        <p className="font-display text-2xl font-bold text-balance wrap-anywhere">{sentence}</p>
        <p className="mt-1 text-neutral-content/85">{basis}</p>
      </div>
    </section>
  );
}
