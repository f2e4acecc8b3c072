import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Ring } from '#ui/pictures/ring.tsx';
import { playSound } from '#ui/sound/sound.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The remaining seconds at which the time is announced to screen readers. */
const WARNINGS = [30, 10, 5];
const TICK_SECONDS = 5;

interface OrbitTimerProps {
  endsAt: string;
  /** The time limit of the question in seconds. */
  timeLimit: number;
  offset: number;
  className?: string;
  large?: boolean;
}

/**
 * The timer of a question: a ring that shrinks around the seconds left. Screen readers hear it at 30, 10 and 5 seconds.
 */
export function OrbitTimer({
  endsAt,
  timeLimit,
  offset,
  large = false,
  className = 'size-14 sm:size-24 lg:size-32 low:size-16',
}: OrbitTimerProps) {
  const secondsLeft = Math.min(timeLimit, useSecondsLeft(endsAt, offset));
  const share = secondsLeft / timeLimit;
  return (
    <div className={`relative grid shrink-0 place-items-center ${className}`}>
      <Ring
        share={share}
        look="fine"
        arc={secondsLeft <= TICK_SECONDS ? 'stroke-accent' : 'stroke-current'}
        motion="room-turn"
        disc="fill-accent/25"
      />
      <span
        role="timer"
        aria-label="Time left"
        className={`figures relative font-extrabold text-xl sm:text-3xl low:text-2xl ${large ? 'lg:text-[6rem]' : 'lg:text-4xl'}`}
      >
        {secondsLeft}
      </span>
      <AnnouncedTime left={secondsLeft} />
    </div>
  );
}

function AnnouncedTime({ left }: { left: number }) {
  const before = useRef(left);
  const [announcement, setAnnouncement] = useState('');
  const tick = useEffectEvent((seconds: number) => {
    const warning = WARNINGS.findLast((at) => before.current > at && seconds <= at);
    if (warning !== undefined) setAnnouncement(`${warning} seconds left`);
    if (seconds < before.current && seconds <= TICK_SECONDS && seconds > 0) playSound('tick');
    before.current = seconds;
  });
  useEffect(() => tick(left), [left]);
  return (
    <span role="status" className="sr-only">
      {announcement}
    </span>
  );
}
