interface OrbitDrawingProps {
  /** `lost`: the dot has left its orbit, for what failed or cannot be found. */
  mood?: 'calm' | 'lost';
  className?: string;
}

/** A small drawing for places that are empty or failed: an orbit with the four answer shapes on their way. */
export function OrbitDrawing({ mood = 'calm', className = '' }: OrbitDrawingProps) {
  return (
    <svg viewBox="0 0 160 96" className={className} aria-hidden="true" fill="none">
      <g stroke="currentColor" strokeWidth="2" opacity="0.3">
        <ellipse cx="80" cy="48" rx="68" ry="26" transform="rotate(-14 80 48)" />
        <ellipse
          cx="80"
          cy="48"
          rx="44"
          ry="16"
          transform="rotate(-14 80 48)"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
      </g>
      <circle cx="80" cy="48" r="11" fill="currentColor" opacity="0.9" />
      <path d="m20 56 8 13.5H12z" className="fill-answer-a" />
      <path d="m52 24 7 7-7 7-7-7z" className="fill-answer-b" />
      <path d="M104 68h13v13h-13z" className="fill-answer-d" transform="rotate(12 110 74)" />
      {mood === 'calm' ? (
        <circle cx="140" cy="31" r="8" className="fill-accent" />
      ) : (
        <g className="stroke-accent" strokeWidth="2" strokeLinecap="round">
          <path d="m128 30 8-8" strokeDasharray="1 5" />
          <circle cx="145" cy="13" r="8" className="fill-accent" />
        </g>
      )}
    </svg>
  );
}
