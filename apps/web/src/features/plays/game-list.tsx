import type { ReactNode } from 'react';
import { Skeletons } from '#ui/loading/skeleton.tsx';

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3';

/** The placeholder of a list of games while it loads, for `QueryView`. */
export const GAMES_LOADING = { shape: <Skeletons count={3} className="h-80 rounded-card" />, className: GRID };

interface GameListProps<Game> {
  label: string;
  games: readonly Game[];
  /** The admins' buttons below the list. */
  tools: ReactNode;
  /** Renders the card of one game. */
  children: (game: Game) => ReactNode;
}

/** A grid of games, each shown as a card. */
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
