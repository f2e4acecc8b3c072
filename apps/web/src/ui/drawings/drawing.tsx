import drawings from './drawings.svg';

/** `empty`: nothing is there yet. `done`: nothing is left to do. */
export type Situation = 'empty' | 'error' | 'offline' | 'not-found' | 'done';

/**
 * A small drawing for a situation. Decoration only: the words beside it say what it means. The drawings are in a file of
 * their own, so that no script carries them; referred to rather than shown as an image, so that they take the theme's colours.
 */
export function Drawing({ of, className = 'w-36' }: { of: Situation; className?: string }) {
  return (
    <svg viewBox="0 0 160 112" className={`shrink-0 ${className}`} aria-hidden="true">
      <use href={`${drawings}#${of}`} />
    </svg>
  );
}
