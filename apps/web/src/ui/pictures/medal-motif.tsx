import { disc, type Motif, MotifPaths } from './motif-paths.tsx';

/** The subject that a medal depicts when it isn't a quiz category. */
export type MedalMotif =
  | 'streak'
  | 'quiz'
  | 'score'
  | 'level'
  | 'early'
  | 'late'
  | 'return'
  | 'review'
  | 'win'
  | 'group';

const DRAWINGS: Record<MedalMotif, Motif> = {
  // A flame with an inner flame.
  streak: [
    'M24 5c2 8 13 12 13 23a13 13 0 0 1-26 0c0-6 3-9 5-13 2 2 3 4 3 7 4-4 6-10 5-17z',
    'M24 24c2 4 6 6 6 10.5a6 6 0 0 1-12 0c0-4 4-6 6-10.5z',
    disc(24, 36, 3),
  ],
  // A planet with its ring.
  quiz: ['M8.5 31.5C3 37 7 39 18 34s24-14 22-19c-1-2-4-2-8-1', disc(24, 24, 12), disc(40, 9, 3.4)],
  // A target with an arrow in it.
  score: [disc(24, 25, 17) + disc(24, 25, 9.5), disc(24, 25, 9.5), `${disc(24, 25, 3.4)}M24 25 39 8l1 5 5 1-13 12z`],
  // Steps that rise towards a light.
  level: ['M10 40 24 27l14 13M10 28l14-13 14 13', 'M10 40 24 27l14 13z', disc(24, 8, 3.6)],
  // The sun rising over the horizon.
  early: ['M4 36h40M24 6v6M9 13l4 4M39 13l-4 4', 'M12 36a12 12 0 0 1 24 0z', 'M16 36a8 8 0 0 1 16 0z'],
  // The moon and a star.
  late: ['M31 7a18 18 0 1 0 10 26A15 15 0 0 1 31 7z', 'M31 7a18 18 0 1 0 10 26A15 15 0 0 1 31 7z', disc(38, 17, 3.4)],
  // An orbit that closes on itself, with an arrowhead.
  return: ['M38 16a17 17 0 1 1-6-6.5M39 6v10H29', disc(24, 25, 8), disc(24, 25, 3.6)],
  // A winner's cup.
  win: ['M14 8h20v12a10 10 0 0 1-20 0zM24 30v8M16 41h16', 'M14 8h20v12a10 10 0 0 1-20 0z', disc(24, 17, 3.6)],
  // Moons around a planet.
  group: [disc(24, 24, 17), disc(24, 24, 8), disc(24, 7, 4) + disc(9, 32, 4) + disc(39, 32, 4) + disc(24, 24, 3)],
  // A stack of cards.
  review: ['M12 14h24v26H12zM16 9h20M20 4h12', 'M12 14h24v26H12z', `${disc(24, 27, 4)}`],
};

/** The drawing of a medal's motif in the text's colour, on a canvas of 48 by 48 units. */
export function MedalMotifPaths({ motif }: { motif: MedalMotif }) {
  return <MotifPaths motif={DRAWINGS[motif]} />;
}
