/** Decorative orbits behind the hero's picture, with the answer shapes on them. */
export function HeroOrbits({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 600 600" className={`pointer-events-none ${className}`} aria-hidden="true" fill="none">
      <g stroke="currentColor" strokeWidth="1.5" opacity="0.16">
        <circle cx="300" cy="300" r="150" />
        <circle cx="300" cy="300" r="214" strokeDasharray="2 9" strokeLinecap="round" />
        <circle cx="300" cy="300" r="280" />
      </g>
      <g fill="currentColor" opacity="0.5" className="hidden md:inline">
        <circle cx="302" cy="514" r="8" />
        <path d="m452 528 15 5-5 15-15-5z" />
      </g>
    </svg>
  );
}
