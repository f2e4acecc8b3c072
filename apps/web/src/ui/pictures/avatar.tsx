import { SHAPES } from './answer-shape.tsx';
import { computeAvatarLook } from './avatar-look.ts';
import { toInitials } from './initials.ts';

const SIZES = { sm: 'size-8', md: 'size-10', lg: 'size-16' };
const WIDTH = 17;

interface AvatarProps {
  id: string;
  name: string;
  size?: keyof typeof SIZES;
}

/** A user's avatar: an orbit derived from the id, with the initials. Decoration only, so write the name beside it. */
export function Avatar({ id, name, size = 'md' }: AvatarProps) {
  const { hue, tilt, height, travellers } = computeAvatarLook(id);
  return (
    <svg
      viewBox="0 0 40 40"
      className={`shrink-0 rounded-full select-none ${SIZES[size]} ${hue.content}`}
      aria-hidden="true"
      fill="currentColor"
    >
      <circle cx="20" cy="20" r="20" className={hue.surface} />
      <g transform={`rotate(${tilt} 20 20)`}>
        <ellipse cx="20" cy="20" rx={WIDTH} ry={height} fill="none" stroke="currentColor" opacity=".55" />
        {travellers.map(({ letter, x, y }) => (
          <path
            key={letter}
            d={SHAPES[letter].path}
            transform={`translate(${20 + WIDTH * x} ${20 + height * y}) rotate(${-tilt}) scale(.27) translate(-12 -12)`}
          />
        ))}
      </g>
      {/* The disc keeps the orbit away from the letters, so that they're as readable as text on the plain surface. */}
      <circle cx="20" cy="20" r="12.5" className={hue.surface} />
      <text x="20" y="20" dy=".35em" textAnchor="middle" fontSize="13" className="font-display font-bold">
        {toInitials(name)}
      </text>
    </svg>
  );
}
