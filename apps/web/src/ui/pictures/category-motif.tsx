import { type CategorySlug, toCategorySlug } from './category-slug.ts';
import { disc, type Motif, MotifPaths } from './motif-paths.tsx';

/**
 * The drawing of each category: orbits and plain shapes, most with a small body on its way, like the product's mark.
 */
const DRAWINGS: Record<CategorySlug, Motif> = {
  // Science: two crossing orbits around a core.
  science: [
    'M7.6 33.5A19 7.5-30 1 0 40.4 14.5 19 7.5-30 1 0 7.6 33.5M7.6 14.5A19 7.5 30 1 0 40.4 33.5 19 7.5 30 1 0 7.6 14.5',
    disc(24, 24, 8.5),
    disc(24, 24, 3.5) + disc(40.4, 14.5, 3.2),
  ],
  // Mathematics: a triangle in its circumscribed circle.
  mathematics: [
    disc(24, 25, 17),
    'M24 8l14.7 25.5H9.3z',
    disc(24, 8, 3.2) + disc(9.3, 33.5, 3.2) + disc(38.7, 33.5, 3.2),
  ],
  // History: arches within each other and the sun above.
  history: ['M5 41h38M10 41V29a14 14 0 0 1 28 0v12', 'M17 41V29a7 7 0 0 1 14 0v12z', disc(24, 8, 3.4)],
  // Literature: an open book and a small disc that rises from it.
  literature: [
    'M24 42c-5-4.5-12-5-18-3.5V17c6-1.5 13-1 18 3.5 5-4.5 12-5 18-3.5v21.5c-6-1.5-13-1-18 3.5M14 10a13 13 0 0 1 20 0',
    'M24 42c-5-4.5-12-5-18-3.5V17c6-1.5 13-1 18 3.5z',
    disc(24, 11.5, 3.4),
  ],
  // Geography: a globe with mountains and a moon.
  geography: [disc(22, 26, 16.5), 'M7.5 33 17 18l6.5 9 4-4.5 9.5 11A16.5 16.5 0 0 1 7.5 33', disc(40, 10, 3.6)],
  // Programming: angle brackets around a diamond.
  programming: ['M15 11 4 24l11 13M33 11l11 13-11 13', 'M24 13.5 34.5 24 24 34.5 13.5 24z', disc(24, 24, 3.6)],
  // Sports: a winners' podium and a ball over it.
  sports: ['M17 42V25h14v17M11 18a14.5 14.5 0 0 1 26 0', 'M4 32h13v10H4zM31 36h13v6H31z', disc(24, 14.5, 5)],
  // Entertainment: a play symbol on a turning record.
  entertainment: ['M39.5 33A18 18 0 1 1 42 24', 'M19 14.5 35.5 24 19 33.5z', disc(38, 36, 4)],
  // Art: two colours that mix and a drop.
  art: [disc(18.5, 19, 12.5), disc(30, 28.5, 12.5), disc(13, 39, 3.8)],
  // Food and cooking: a steaming bowl.
  'food-cooking': [
    'M4 25h40M16 18c-3.5-4 3.5-6 0-11M25 18c-3.5-4 3.5-6 0-11',
    'M6.5 25h35a17.5 17.5 0 0 1-35 0z',
    disc(35, 15, 4),
  ],
  // Nature: a leaf, its vein and a drop.
  nature: ['M6 43C13 31 21 23 31 17', 'M10 37C6 17 22 6 42 6c1 20-10 36-32 31', disc(38, 38, 3.6)],
  // Business: growing bars and a curve that rises above them.
  business: ['M32.5 42V19H42v23zM5 21c9-1 16-5 21-12', 'M5 31h9.5v11H5zM18.5 25H28v17h-9.5z', disc(27, 8, 3.6)],
  // Health and medicine: a cross with a heartbeat line.
  'health-medicine': ['M3 25h11l4-8 7 15 4-7h7', 'M17 5h14v12h12v14H31v12H17V31H5V17h12z', disc(40.5, 25, 3.6)],
  // General: the four answer shapes around a planet.
  general: [
    disc(24, 24, 15.5),
    disc(24, 24, 6),
    `M24 3l5.5 9.5h-11zM39.5 18l6 6-6 6-6-6zM4 19.5h9v9H4z${disc(24, 40, 4.6)}`,
  ],
};

interface CategoryMotifProps {
  category: string;
  /** Classes for the size and the colour; the category's ink colour and `size-6` by default. */
  className?: string;
}

/** The SVG paths of a category's drawing, in the text's colour, on a 48 by 48 canvas. */
export function CategoryMotifPaths({ category }: { category: string }) {
  const slug = toCategorySlug(category);
  return <MotifPaths motif={slug in DRAWINGS ? DRAWINGS[slug as CategorySlug] : DRAWINGS.general} />;
}

/** The drawing of a category; user-named categories get the general one. Decoration beside the category's name. */
export function CategoryMotif({ category, className = 'size-6 text-category-ink' }: CategoryMotifProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      data-category={toCategorySlug(category)}
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    >
      <CategoryMotifPaths category={category} />
    </svg>
  );
}
