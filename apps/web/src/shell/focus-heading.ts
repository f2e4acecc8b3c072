import type { AnyRouter } from '@tanstack/react-router';

/**
 * Focuses the page's heading after a navigation or a celebration, so that screen readers start there. It keeps the
 * focus while the page loads in parts and may replace it, until the person does something.
 */
export function focusHeadingOnNavigate(router: AnyRouter): void {
  let isFollowing = false;
  /** A celebration's button has the focus, and loses it when it is removed; no event says so. */
  let isCelebrating = false;
  const focus = () => isFollowing && document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  const stop = () => {
    isFollowing = false;
  };
  // On the first page the browser's own starting point stays.
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    isFollowing = pathChanged && fromLocation !== undefined;
  });
  router.subscribe('onRendered', focus);
  new MutationObserver(() => {
    if (document.activeElement !== document.body) return;
    isFollowing ||= isCelebrating;
    isCelebrating = false;
    focus();
  }).observe(document.body, { childList: true, subtree: true });
  window.addEventListener('focusin', ({ target }) => {
    isCelebrating = target instanceof Element && target.matches('[data-next]');
  });
  window.addEventListener('keydown', stop, true);
  window.addEventListener('pointerdown', stop, true);
}
