import drawing from './orbit-picture.svg';

/**
 * The product's picture: the four answer shapes on their orbits. Decoration only. A file of its own, so that the script
 * of the sign-in page need not carry it; referred to rather than shown as an image, so that it takes the theme's colours.
 */
export function OrbitPicture({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 600" className={`pointer-events-none ${className}`} aria-hidden="true">
      <use href={`${drawing}#picture`} />
    </svg>
  );
}
