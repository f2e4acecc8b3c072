import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { playSound } from './room-sound.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;
/** When the remaining time is said aloud, in seconds. */
const WARNINGS = [30, 10, 5];
const TICKS_FROM = 5;

interface OrbitTimerProps {
  endsAt: string;
  /** Seconds. */
  timeLimit: number;
  offset: number;
  className?: string;
  large?: boolean;
}

/** The time of a question: an orbit that shrinks towards its seconds. Said aloud at 30, 10 and 5 seconds. */
export function OrbitTimer({
  endsAt,
  timeLimit,
  offset,
  large = false,
  className = 'size-20 sm:size-24 lg:size-32',
}: OrbitTimerProps) {
  const left = Math.min(timeLimit, useSecondsLeft(endsAt, offset));
  const share = left / timeLimit;
  const urgent = left <= TICKS_FROM;
  return (
    <div className={`relative grid shrink-0 place-items-center ${className}`}>
      <svg viewBox="0 0 100 100" className="absolute inset-0 size-full -rotate-90" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} fill="none" stroke="currentColor" strokeWidth="5" opacity=".2" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          className="room-turn fill-accent/25"
          style={{ transform: `scale(${share})` }}
        />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          className={urgent ? 'stroke-accent' : 'stroke-current'}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          opacity={left === 0 ? 0 : 1}
        />
        <g className="room-turn" style={{ transform: `rotate(${share * 360}deg)` }}>
          <circle cx={50 + RADIUS} cy="50" r="6" className="fill-accent" />
        </g>
      </svg>
      <span
        role="timer"
        aria-label="Time left"
        className={`figures relative font-extrabold ${large ? 'text-4xl lg:text-[6rem]' : 'text-3xl lg:text-4xl'}`}
      >
        {left}
      </span>
      <SpokenTime left={left} />
    </div>
  );
}

function SpokenTime({ left }: { left: number }) {
  const before = useRef(left);
  const [said, setSaid] = useState('');
  const tick = useEffectEvent((seconds: number) => {
    const passed = WARNINGS.findLast((at) => before.current > at && seconds <= at);
    if (passed !== undefined) setSaid(`${passed} seconds left`);
    if (seconds < before.current && seconds <= TICKS_FROM && seconds > 0) playSound('tick');
    before.current = seconds;
  });
  useEffect(() => tick(left), [left]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}
