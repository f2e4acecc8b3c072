import type { ReactNode } from 'react';
import { Skeletons } from '#ui/loading/skeleton.tsx';

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3';

/** The skeleton of a list of games, for `QueryView`. */
export const GAMES_LOADING = { shape: <Skeletons count={3} className="h-80 rounded-card" />, className: GRID };

interface GameListProps<Game> {
  label: string;
  games: readonly Game[];
  /** Buttons below the list, for admins. */
  tools: ReactNode;
  /** The card of one game. */
  children: (game: Game) => ReactNode;
}

/** Games side by side, each a card. */
export function GameList<Game extends { id: string }>({ label, games, tools, children }: GameListProps<Game>) {
  return (
    <>
      <ul aria-label={label} className={GRID}>
        {games.map((game) => (
          <li key={game.id}>{children(game)}</li>
        ))}
      </ul>
      {tools}
    </>
  );
}
