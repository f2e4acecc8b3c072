import type { AnyRouter } from '@tanstack/react-router';

/**
 * Focuses the page's heading after a navigation or a celebration, so that screen readers start there. If the page
 * replaces its heading while loading, the new one is focused, until the user presses a key or a pointer.
 */
export function focusHeadingOnNavigate(router: AnyRouter): void {
  let isFollowing = false;
  /**
   * True while a celebration's button has the focus. When the button is removed, its focus is lost without an event.
   */
  let isCelebrating = false;
  const focus = () => isFollowing && document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  const stop = () => {
    isFollowing = false;
  };
  // On the first page the browser's own focus position is kept.
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
