/** The ring's measures in units of a box of 100 by 100. */
const LOOKS = {
  bold: { radius: 42, stroke: 8, dot: 7.5 },
  fine: { radius: 44, stroke: 5, dot: 6 },
} as const;

interface RingProps {
  /** The filled share of the ring, from 0 to 1. */
  share: number;
  look?: keyof typeof LOOKS;
  /** The class for the colour of the filled part. */
  arc?: string;
  /** The class for the motion of the dot and the disc when `share` changes. */
  motion?: string;
  /** The class of a disc behind the ring that grows with `share`; at 1 it is as large as the ring. */
  disc?: string;
}

/**
 * The product's mark as a measure: a ring filled as far as `share` says, with a dot at its head. Fills its container.
 */
export function Ring({ share, look = 'bold', arc = 'stroke-current', motion = '', disc }: RingProps) {
  const { radius, stroke, dot } = LOOKS[look];
  const length = 2 * Math.PI * radius;
  const ring = { cx: 50, cy: 50, r: radius };
  return (
    <svg viewBox="0 0 100 100" className="absolute inset-0 size-full -rotate-90" aria-hidden="true">
      <circle {...ring} fill="none" stroke="currentColor" strokeWidth={stroke} opacity=".2" />
      {disc && <circle {...ring} className={`${motion} ${disc}`} style={{ transform: `scale(${share})` }} />}
      <circle
        {...ring}
        fill="none"
        className={arc}
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeDasharray={`${share * length} ${length}`}
        opacity={share === 0 ? 0 : 1}
      />
      <g className={`origin-center ${motion}`} style={{ transform: `rotate(${share * 360}deg)` }}>
        <circle cx={50 + radius} cy="50" r={dot} className="fill-accent" />
      </g>
    </svg>
  );
}
