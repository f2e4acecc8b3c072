import drawings from './drawings.svg';

/** The situation that a drawing shows. `empty`: there's no content yet. `done`: there's no work left. */
export type Situation = 'empty' | 'error' | 'offline' | 'not-found' | 'done';

/**
 * A small drawing for a situation. Decoration only: the words beside it say what it means. The drawings are in their
 * own file, so that no script contains them, and used with `<use>` rather than as an image, so that they take the
 * theme's colours.
 */
export function Drawing({ of, className = 'w-36' }: { of: Situation; className?: string }) {
  return (
    <svg viewBox="0 0 160 112" className={`shrink-0 ${className}`} aria-hidden="true">
      <use href={`${drawings}#${of}`} />
    </svg>
  );
}
