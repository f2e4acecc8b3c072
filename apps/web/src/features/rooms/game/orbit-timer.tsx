import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Ring } from '#ui/pictures/ring.tsx';
import { playSound } from '../room-sound.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

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
  className = 'size-14 sm:size-24 lg:size-32 low:size-16',
}: OrbitTimerProps) {
  const left = Math.min(timeLimit, useSecondsLeft(endsAt, offset));
  const share = left / timeLimit;
  return (
    <div className={`relative grid shrink-0 place-items-center ${className}`}>
      <Ring
        share={share}
        look="fine"
        arc={left <= TICKS_FROM ? 'stroke-accent' : 'stroke-current'}
        motion="room-turn"
        disc="fill-accent/25"
      />
      <span
        role="timer"
        aria-label="Time left"
        className={`figures relative font-extrabold text-xl sm:text-3xl low:text-2xl ${large ? 'lg:text-[6rem]' : 'lg:text-4xl'}`}
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
