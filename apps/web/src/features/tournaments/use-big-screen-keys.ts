import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#lib/hooks/is-typing.ts';

/** Shows the page on the whole screen, or no longer. Phones that can't do that leave it as it is. */
export function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  // The browser may refuse it; the page works as well without.
  change?.catch(() => undefined);
}

/** F shows the page on the whole screen. Escape leaves that, as browsers do it, and without it the stage. */
export function useBigScreenKeys(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'f' || event.key === 'F') toggleFullScreen();
      else if (event.key === 'Escape' && !document.fullscreenElement) leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
}
