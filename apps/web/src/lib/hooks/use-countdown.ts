import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whole seconds until a moment, counted from the clock itself, so that a sleeping device or a reload loses nothing;
 * null without a deadline. `onOver` is called once the moment is there.
 * @param clock what the deadline is a time of; the device's clock where nothing else is given
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
