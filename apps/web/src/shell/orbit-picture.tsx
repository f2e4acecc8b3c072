import drawing from './orbit-picture.svg';

/**
 * The product's picture: the four answer shapes on their orbits. Decoration only. It's a file, so that the sign-in
 * page's script stays small, and it's used with `<use>` rather than as an image, so that it takes the theme's colours.
 */
export function OrbitPicture({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 600" className={`pointer-events-none ${className}`} aria-hidden="true">
      <use href={`${drawing}#picture`} />
    </svg>
  );
}
