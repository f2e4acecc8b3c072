import { useEffect } from 'react';

/**
 * Moves the focus to the page's heading when the calling component is mounted, e.g. when a form gives way to its
 * confirmation.
 */
export function useFocusHeading(): void {
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus(), []);
}
