import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#lib/hooks/is-typing.ts';

/** Turns full screen on or off. Does nothing on phones that don't support it. */
export function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  // The browser may refuse full screen; the page works without it too.
  change?.catch(() => undefined);
}

/**
 * Handles the keys of the big screen: F toggles full screen; Escape leaves full screen or, without it, the big screen.
 */
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
