import { Link } from '@tanstack/react-router';
import { EmptyState } from '#ui/loading/empty-state.tsx';

/** The page shown for an address or notification of a tournament that was deleted. */
export function NoSuchTournament() {
  return (
    <EmptyState
      drawing="not-found"
      action={
        <Link to="/gamification" search={{ tab: 'tournaments' }} className="font-semibold text-primary underline">
          See all tournaments
        </Link>
      }
    >
      This tournament was deleted, or the address has a typo.
    </EmptyState>
  );
}
