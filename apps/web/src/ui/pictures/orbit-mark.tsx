interface OrbitMarkProps {
  /** Whether the mark spins, which shows that something is loading. */
  spinning?: boolean;
  className?: string;
}

/**
 * The product's mark: a ring with a dot on its orbit, where a Q has its tail. The ring has the text's colour, the dot
 * the accent colour.
 */
export function OrbitMark({ spinning = false, className = 'size-8' }: OrbitMarkProps) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${spinning ? 'orbiting' : ''} ${className}`} aria-hidden="true">
      <circle
        cx="15.5"
        cy="15.5"
        r="11.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="4.5"
        strokeDasharray="57.8 14.46"
        transform="rotate(81 15.5 15.5)"
      />
      <circle cx="24" cy="24" r="4.5" className={spinning ? 'fill-current' : 'fill-accent'} />
    </svg>
  );
}
