import './rooms.css';
import type { ReactNode } from 'react';
import { type AnswerLetter, SHAPES } from '#ui/pictures/answer-shape.tsx';

const ORBITS: readonly { rx: number; ry: number; tilt: number; shapes: readonly [AnswerLetter, number][] }[] = [
  {
    rx: 300,
    ry: 120,
    tilt: -18,
    shapes: [
      ['A', 0.3],
      ['D', 3.6],
    ],
  },
  {
    rx: 420,
    ry: 190,
    tilt: -18,
    shapes: [
      ['B', 2.2],
      ['C', 5.3],
    ],
  },
  { rx: 560, ry: 270, tilt: -18, shapes: [['C', 0.9]] },
];

interface RoomFrameProps {
  /** Whether the frame covers the whole screen, for a projector. */
  bigScreen?: boolean;
  children: ReactNode;
}

/** The dark background of rooms, the same in every theme, with the four answer shapes on orbits. */
export function RoomFrame({ bigScreen = false, children }: RoomFrameProps) {
  return (
    <div
      className={`room-arena on-neutral text-neutral-content ${bigScreen ? 'fixed inset-0 z-10 overflow-y-auto bg-neutral p-6 lg:p-12 low:py-3' : 'low:-mt-4'}`}
    >
      <div className="pointer-events-none fixed inset-0 -z-1 overflow-hidden" aria-hidden="true">
        <svg
          viewBox="-600 -400 1200 800"
          preserveAspectRatio="xMidYMid slice"
          className="size-full opacity-15"
          aria-hidden="true"
        >
          {ORBITS.map(({ rx, ry, tilt, shapes }) => (
            <g key={rx} transform={`rotate(${tilt})`}>
              <ellipse rx={rx} ry={ry} fill="none" stroke="currentColor" strokeWidth="1.5" opacity=".5" />
              {shapes.map(([letter, angle]) => (
                <path
                  key={letter}
                  d={SHAPES[letter].path}
                  className={SHAPES[letter].colour}
                  transform={`translate(${rx * Math.cos(angle)} ${ry * Math.sin(angle)}) scale(1.6) translate(-12 -12)`}
                />
              ))}
            </g>
          ))}
        </svg>
      </div>
      {children}
    </div>
  );
}

/** Classes of a panel in a room. */
export const PANEL =
  'rounded-card border border-neutral-content/25 bg-[color-mix(in_oklab,var(--color-neutral-content)_8%,var(--color-neutral))] p-4 lg:p-5 low:p-3';
