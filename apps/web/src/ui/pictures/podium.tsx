import { Crown } from 'lucide-react';
import { PersonLink } from '../buttons/person-link.tsx';
import { Avatar } from './avatar.tsx';

/**
 * The flex order of the places, best first: the winner is in the middle. The fourth is used only if two people share a
 * place.
 */
const ORDERS = ['order-2', 'order-1', 'order-3', 'order-4'];

/** The height and colours of the step of each rank, first rank first. */
const STEPS = [
  { height: 'h-24 lg:h-32', tall: 'h-[34dvh]', block: 'bg-neutral text-neutral-content' },
  { height: 'h-16 lg:h-22', tall: 'h-[23dvh]', block: 'bg-neutral/85 text-neutral-content' },
  { height: 'h-11 lg:h-14', tall: 'h-[15dvh]', block: 'bg-neutral/85 text-neutral-content' },
];

interface PodiumPlace {
  /** The id that the avatar is generated from. */
  id: string;
  /** The person whose profile the name links to; null if the reader may not see that profile. */
  personId: string | null;
  name: string;
  rank: number;
  /** The text below the name: the points, or the name of the place. */
  label: string;
  isYou?: boolean;
}

interface PodiumProps {
  /** The people on the podium, best first; only the first four are shown. */
  places: readonly PodiumPlace[];
  /**
   * The podium's accessible name; null if a table shows the same in words, which hides the podium from screen readers.
   */
  label: string | null;
  /** Whether the podium is enlarged, for a screen that is read from the back of a room. */
  large?: boolean;
  className?: string;
}

/** The best three on steps. People who share a rank have steps of the same height. */
export function Podium({ places, label, large = false, className = '' }: PodiumProps) {
  const best = places.slice(0, ORDERS.length);
  return (
    <ol
      {...(label === null ? { 'aria-hidden': true } : { 'aria-label': label })}
      className={`flex items-end justify-center gap-2 px-3 sm:gap-4 ${className}`}
    >
      {best.map(({ id, personId, name, rank, label: figure, isYou }, index) => {
        const { height, tall, block } = STEPS[Math.min(rank, STEPS.length) - 1] ?? {};
        return (
          <li
            key={id}
            className={`grid min-w-0 flex-1 justify-items-center gap-1 text-center ${large ? 'max-w-96' : 'max-w-44 text-sm lg:text-base'} ${best.length > 1 ? ORDERS[index] : ''}`}
          >
            {label !== null && rank === 1 && (
              <Crown className={`fill-accent/40 text-accent ${large ? 'size-14' : 'size-8'}`} aria-hidden="true" />
            )}
            <div className={isYou ? 'rounded-full ring-3 ring-accent ring-offset-3 ring-offset-base-100' : ''}>
              <Avatar id={id} name={name} size="lg" />
            </div>
            <p
              className={`mt-1 w-full font-semibold ${large ? 'line-clamp-2 text-[clamp(1.25rem,3vh,2.5rem)] leading-tight wrap-anywhere' : 'flex justify-center'}`}
            >
              {large ? name : <PersonLink id={personId} name={name} repeated={label === null} />}
            </p>
            <p className={`figures text-quiet ${large ? 'text-[clamp(1.125rem,2.2vh,1.75rem)]' : 'text-sm'}`}>
              {figure}
            </p>
            <div
              className={`rise-in mt-1 grid w-full place-items-center rounded-t-card font-display font-bold ${large ? `text-[7vh] leading-none ${tall}` : `text-3xl ${height}`} ${block}`}
            >
              {label === null ? rank : <span aria-hidden="true">{rank}</span>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
