import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns the whole seconds until a deadline, computed from the clock, so that a sleeping device or a reload loses
 * nothing; null without a deadline. `onOver` is called once the deadline is reached.
 * @param clock the clock that the deadline refers to; the device's clock by default.
 */
export function useCountdown(deadline: number | null, onOver: () => void, clock = () => Date.now()): number | null {
  const [now, setNow] = useState(clock);
  const readClock = useEffectEvent(clock);
  const notifyOver = useEffectEvent(onOver);

  useEffect(() => {
    if (deadline === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const at = readClock();
      const remaining = deadline - at;
      setNow(at);
      if (remaining <= 0) notifyOver();
      else timer = setTimeout(tick, remaining % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline]);

  return deadline === null ? null : Math.max(0, Math.ceil((deadline - now) / 1000));
}
