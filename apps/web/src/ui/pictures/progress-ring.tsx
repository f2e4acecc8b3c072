import type { ReactNode } from 'react';
import { Ring } from './ring.tsx';

interface ProgressRingProps {
  /** The ring's accessible name: the quantity that it measures. */
  label: string;
  /** The share of the ring that is filled, from 0 to 1; other values are clamped. */
  value: number;
  /** Screen readers read this text instead of the percentage, e.g. `120 of 150 XP`. */
  valueText?: string;
  className?: string;
  /** The content in the middle of the ring. */
  children?: ReactNode;
}

/** A progress bar in the form of the product's mark: a ring that fills, with a dot at its head. */
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
