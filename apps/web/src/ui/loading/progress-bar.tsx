interface ProgressBarProps {
  label: string;
  /** The progress, from 0 to `max`. */
  value: number;
  max: number;
  /** The text that screen readers read instead of the percentage, e.g. `Question 3 of 10`. */
  valueText?: string;
  className?: string;
}

/** A thin progress bar that fills from the start. */
export function ProgressBar({ label, value, max, valueText, className = '' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      className={`h-1.5 overflow-hidden rounded-full bg-base-content/15 ${className}`}
    >
      <div
        className="h-full origin-left rounded-full bg-primary transition-transform"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
