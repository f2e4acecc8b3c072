import type { AnyRouter } from '@tanstack/react-router';

/**
 * After a navigation, and after a celebration, the page's heading takes the focus, so that screen readers start there, and
 * keeps it while the page comes in parts and may replace it. Whoever does something meanwhile is left alone.
 */
export function followHeading(router: AnyRouter): void {
  let following = false;
  /** A celebration's button has the focus, and takes it along when it goes; no event says so. */
  let celebrating = false;
  const focus = () => following && document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  const stop = () => {
    following = false;
  };
  // The first page of all keeps the browser's own starting point.
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    following = pathChanged && fromLocation !== undefined;
  });
  router.subscribe('onRendered', focus);
  new MutationObserver(() => {
    if (document.activeElement !== document.body) return;
    following ||= celebrating;
    celebrating = false;
    focus();
  }).observe(document.body, { childList: true, subtree: true });
  window.addEventListener('focusin', ({ target }) => {
    celebrating = target instanceof Element && target.matches('[data-next]');
  });
  window.addEventListener('keydown', stop, true);
  window.addEventListener('pointerdown', stop, true);
}
