import type { AnyRouter } from '@tanstack/react-router';

/**
 * After a navigation the page's heading takes the focus, so that screen readers start there, and keeps it while the page
 * comes in parts and may replace it. Whoever does something meanwhile is left alone.
 */
export function followHeading(router: AnyRouter): void {
  let following = false;
  const focus = () => following && document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  const stop = () => {
    following = false;
  };
  // The first page of all keeps the browser's own starting point.
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    following = pathChanged && fromLocation !== undefined;
  });
  router.subscribe('onRendered', focus);
  new MutationObserver(() => document.activeElement === document.body && focus()).observe(document.body, {
    childList: true,
    subtree: true,
  });
  window.addEventListener('keydown', stop, true);
  window.addEventListener('pointerdown', stop, true);
}
