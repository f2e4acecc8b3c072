import type { Tournament } from '@quorbit/contracts/tournaments/views';
import { type ReactNode, useState } from 'react';
import { useMinute } from '#features/home/use-minute.ts';
import { GAMES_LOADING, GameList } from '#features/plays/game-list.tsx';
import { useConnection } from '#lib/server/connection.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { DeleteTournament } from './delete-tournament.tsx';
import { TournamentCard } from './tournament-card.tsx';
import { useCreateSample } from './tournaments.mutations.ts';
import { useTournaments } from './tournaments.queries.ts';

interface TournamentsProps {
  onOpen: (id: string) => void;
  /** Opens the quiz of the tournament's current round. */
  onPlay: (id: string) => void;
}

/** The list of tournaments that aren't over. */
export function Tournaments({ onOpen, onPlay }: TournamentsProps) {
  const view = useTournaments();
  const now = useMinute().getTime();
  const offline = useConnection().state === 'offline';
  const admin = useUser().role === 'admin';
  const [deleting, setDeleting] = useState<Tournament | null>(null);
  const tools = admin && <AdminTools offline={offline} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <QueryView
        view={view}
        loading={{ label: 'Loading tournaments', ...GAMES_LOADING }}
        failing={{ message: 'Failed to load tournaments' }}
      >
        {({ items, balance }) =>
          items.length === 0 ? (
            <NoTournament tools={tools} />
          ) : (
            <GameList label="Tournaments" games={items} tools={tools}>
              {(tournament) => (
                <TournamentCard
                  tournament={tournament}
                  balance={balance}
                  now={now}
                  admin={admin}
                  offline={offline}
                  onOpen={() => onOpen(tournament.id)}
                  onPlay={() => onPlay(tournament.id)}
                  onDelete={() => setDeleting(tournament)}
                />
              )}
            </GameList>
          )
        }
      </QueryView>
      {deleting && <DeleteTournament tournament={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}

function NoTournament({ tools }: { tools: ReactNode }) {
  return (
    <EmptyState title="No Active Tournaments" action={tools}>
      When one is planned you can register for it here.
    </EmptyState>
  );
}

function AdminTools({ offline }: { offline: boolean }) {
  const sample = useCreateSample();
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button disabled={offline} busy={sample.isPending} onClick={() => sample.mutate()}>
        Sample Tournament
      </Button>
    </div>
  );
}
