import { useEffect } from 'react';

/** Moves the focus to the page's heading when one state of a page takes the place of another. */
export function useFocusHeading(): void {
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus(), []);
}
