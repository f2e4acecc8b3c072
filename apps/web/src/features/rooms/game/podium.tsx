import type { RoomStanding } from '@quorbit/contracts/rooms/room-view';
import { Crown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { formatPlace, pointsFormat } from '../room-screen-state.ts';

/** The position and height of each podium step, and its turn to rise: the winner's step rises last. */
const PODIUM_STEPS = [
  {
    order: 'order-2',
    height: 'h-36 lg:h-52 low:h-20',
    tall: 'h-36 lg:h-[34dvh] low:h-20',
    turn: 2,
    medal: 'bg-accent text-accent-content',
  },
  {
    order: 'order-1',
    height: 'h-26 lg:h-36 low:h-15',
    tall: 'h-26 lg:h-[23dvh] low:h-15',
    turn: 1,
    medal: 'bg-neutral-content text-neutral',
  },
  {
    order: 'order-3',
    height: 'h-18 lg:h-24 low:h-11',
    tall: 'h-18 lg:h-[14dvh] low:h-11',
    turn: 0,
    medal: 'bg-[color-mix(in_oklab,var(--color-accent)_58%,var(--color-neutral))] text-neutral-content',
  },
];

interface PodiumProps {
  leaderboard: readonly RoomStanding[];
  userId: string | null;
  large?: boolean;
}

/**
 * The podium with the best three players who have points, with crowns and medals. Players who share a place stand
 * equally high. If nobody has points, it says that nobody won.
 */
export function Podium({ leaderboard, userId, large = false }: PodiumProps) {
  const best = leaderboard.filter(({ score }) => score > 0).slice(0, PODIUM_STEPS.length);
  if (best.length === 0)
    return (
      <p className={`text-center text-lg font-semibold ${large ? 'lg:text-3xl' : ''}`}>
        No winner this time: nobody got a question right.
      </p>
    );
  return (
    <ol
      aria-label="Podium"
      className={`mx-auto flex w-full items-end justify-center gap-2 sm:gap-4 ${large ? 'max-w-6xl lg:text-2xl' : 'max-w-reading lg:max-w-3xl'}`}
    >
      {best.map(({ playerId, playerName, level, rank, score }, index) => {
        const { order } = PODIUM_STEPS[index] ?? {};
        const { height, tall, turn, medal } = PODIUM_STEPS[rank - 1] ?? {};
        return (
          <li
            key={playerId}
            className={`grid min-w-0 flex-1 ${large ? 'max-w-96' : 'max-w-60'} justify-items-center gap-1 text-center low:gap-0 ${order}`}
            style={{ '--place': turn } as CSSProperties}
          >
            {rank === 1 && (
              <Crown className="room-pop size-10 fill-accent/40 text-accent lg:size-14 low:size-8" aria-hidden="true" />
            )}
            <Avatar id={playerId} name={playerName} size="lg" />
            <p className={`w-full truncate font-semibold ${large ? 'lg:text-3xl' : 'lg:text-lg'}`}>
              {playerId === userId ? 'You' : playerName}
            </p>
            <p className={`text-neutral-content/85 text-sm ${large ? 'lg:text-xl' : ''}`}>Level {level}</p>
            <p className="figures font-semibold">{pointsFormat.format(score)} pts</p>
            <div
              className={`room-rise mt-1 grid w-full justify-items-center rounded-t-tile bg-neutral-content/15 pt-3 low:pt-1 ${large ? tall : height}`}
            >
              <span
                className={`figures grid size-12 place-items-center rounded-full text-lg font-extrabold lg:size-16 lg:text-2xl low:size-9 low:text-base ${medal}`}
              >
                {formatPlace(rank)}
              </span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
