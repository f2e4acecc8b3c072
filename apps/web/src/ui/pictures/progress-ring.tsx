import type { ReactNode } from 'react';
import { Ring } from './ring.tsx';

interface ProgressRingProps {
  /** What the ring measures, for screen readers. */
  label: string;
  /** 0 to 1; values outside are clamped. */
  value: number;
  /** Read out instead of the percentage, e.g. `120 of 150 XP`. */
  valueText?: string;
  className?: string;
  /** Shown in the middle. */
  children?: ReactNode;
}

/** The mark as progress: a ring that fills, with the dot at its head. */
export function ProgressRing({ label, value, valueText, className = 'size-28', children }: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className={`relative grid shrink-0 place-items-center ${className}`}
    >
      <Ring share={share} />
      <div className="relative text-center">{children}</div>
    </div>
  );
}
