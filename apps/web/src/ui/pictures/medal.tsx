import { CategoryMotifPaths } from './category-motif.tsx';
import { toCategorySlug } from './category-slug.ts';
import { type MedalMotif, MedalMotifPaths } from './medal-motif.tsx';

type Rarity = 'common' | 'rare' | 'epic' | 'legendary';

/** The visual properties of a medal. */
export interface MedalLook {
  rarity: Rarity;
  motif: MedalMotif | { category: string };
  /** The number shown on the medal's lower edge. */
  figure?: string | undefined;
}

interface MedalProps extends MedalLook {
  /**
   * The progress towards the achievement, from 0 to 1. Below 1 the medal is a silhouette in a ring that fills with the
   * progress.
   */
  progress?: number;
  className?: string;
}

const RARITIES: Record<Rarity, string> = {
  common: 'text-common',
  rare: 'text-rare',
  epic: 'text-epic',
  legendary: 'text-legendary',
};

/** The angles of the dots on a medal's orbit, in degrees clockwise from the top; a rarer medal has more dots. */
const BODIES: Record<Rarity, readonly number[]> = {
  common: [45],
  rare: [45, 225],
  epic: [0, 120, 240],
  legendary: [0, 60, 120, 180, 240, 300],
};

const ORBIT = 44;
const ORBIT_LENGTH = 2 * Math.PI * ORBIT;

/**
 * The medal of an achievement: the orbit and rim show its rarity, the face its subject. Decoration only, hidden from
 * screen readers.
 */
export function Medal({ rarity, motif, figure, progress = 1, className = 'size-20' }: MedalProps) {
  const category = typeof motif === 'object' ? motif.category : null;
  const unlocked = progress >= 1;
  return (
    <svg
      viewBox="0 0 100 100"
      data-category={category === null ? undefined : toCategorySlug(category)}
      data-rarity={rarity}
      className={`shrink-0 ${RARITIES[rarity]} ${className}`}
      aria-hidden="true"
    >
      {unlocked ? <Rim rarity={rarity} /> : <Progress share={progress} />}
      <g className={unlocked ? (category === null ? '' : 'text-category-ink') : 'text-base-content/45'}>
        <g transform="translate(26 24)">
          {category === null ? (
            <MedalMotifPaths motif={motif as MedalMotif} />
          ) : (
            <CategoryMotifPaths category={category} />
          )}
        </g>
      </g>
      {figure !== undefined && <Figure figure={figure} unlocked={unlocked} />}
    </svg>
  );
}

/**
 * The frame of an unlocked medal: its orbit with dots, its rim (notched for epic and legendary medals), its face and a
 * highlight.
 */
function Rim({ rarity }: { rarity: Rarity }) {
  const hasNotches = rarity === 'epic' || rarity === 'legendary';
  return (
    <>
      <circle cx="50" cy="50" r={ORBIT} fill="none" stroke="currentColor" strokeWidth="1.5" opacity="0.55" />
      {BODIES[rarity].map((angle) => (
        <circle key={angle} cx="50" cy={50 - ORBIT} r="4" fill="currentColor" transform={`rotate(${angle} 50 50)`} />
      ))}
      <circle cx="50" cy="50" r="38" className="fill-base-100" />
      <circle cx="50" cy="50" r="38" fill="currentColor" opacity={hasNotches ? 0.22 : 0.14} />
      <circle cx="50" cy="50" r="36" fill="none" stroke="currentColor" strokeWidth="4" />
      {hasNotches && (
        <circle
          cx="50"
          cy="50"
          r="31.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray={rarity === 'legendary' ? '1.2 3.75' : '5 3.25'}
        />
      )}
      <path
        d="M23 38a29 29 0 0 1 20-15"
        fill="none"
        className="stroke-base-100"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

function Progress({ share }: { share: number }) {
  const clamped = Math.max(0, Math.min(1, share));
  return (
    <>
      <circle cx="50" cy="50" r="38" className="fill-base-content/6" />
      <circle cx="50" cy="50" r={ORBIT} fill="none" className="stroke-base-content/15" strokeWidth="5" />
      {clamped > 0 && (
        <circle
          cx="50"
          cy="50"
          r={ORBIT}
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${clamped * ORBIT_LENGTH} ${ORBIT_LENGTH}`}
          transform="rotate(-90 50 50)"
        />
      )}
    </>
  );
}

function Figure({ figure, unlocked }: { figure: string; unlocked: boolean }) {
  const width = 12 + figure.length * 8;
  return (
    <>
      <rect
        x={50 - width / 2}
        y="75"
        width={width}
        height="19"
        rx="9.5"
        className={unlocked ? 'fill-current stroke-base-100' : 'fill-base-100 stroke-base-content/35'}
        strokeWidth="2"
      />
      <text
        x="50"
        y="89"
        textAnchor="middle"
        fontSize="13"
        fontWeight="800"
        className={`figures ${unlocked ? 'fill-base-100' : 'fill-base-content'}`}
      >
        {figure}
      </text>
    </>
  );
}
