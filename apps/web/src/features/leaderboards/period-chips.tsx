import type { ReactNode } from 'react';
import { Chip } from '#ui/chip.tsx';

const LABELS = { weekly: 'Weekly', monthly: 'Monthly', all: 'All time' };

interface PeriodChipsProps<P extends keyof typeof LABELS> {
  periods: readonly P[];
  period: P;
  onPeriod: (period: P) => void;
  children?: ReactNode;
}

/** The chips that choose a leaderboard's period, followed by further filters. */
export function PeriodChips<P extends keyof typeof LABELS>({
  periods,
  period,
  onPeriod,
  children,
}: PeriodChipsProps<P>) {
  return (
    <div className="mb-5 flex flex-wrap gap-2">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Period</legend>
        {periods.map((option) => (
          <Chip key={option} pressed={option === period} onClick={() => onPeriod(option)}>
            {LABELS[option]}
          </Chip>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
