import type { ReactNode } from 'react';

interface ProgressRingProps {
  /** What the ring measures, for screen readers. */
  label: string;
  /** 0 to 1; values outside are clamped. */
  value: number;
  /** Read out instead of the percentage, e.g. `120 of 150 XP`. */
  valueText?: string;
  className?: string;
  /** Stands in the middle. */
  children?: ReactNode;
}

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** The mark as progress: a ring that fills, with the dot at its head. */
export function ProgressRing({ label, value, valueText, className = 'size-28', children }: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, value));
  const angle = 2 * Math.PI * share - Math.PI / 2;
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
      <svg viewBox="0 0 100 100" className="absolute inset-0 size-full" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} fill="none" stroke="currentColor" strokeWidth="8" opacity="0.2" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 50 50)"
          opacity={share === 0 ? 0 : 1}
        />
        <circle cx={50 + RADIUS * Math.cos(angle)} cy={50 + RADIUS * Math.sin(angle)} r="7.5" className="fill-accent" />
      </svg>
      <div className="relative text-center">{children}</div>
    </div>
  );
}
