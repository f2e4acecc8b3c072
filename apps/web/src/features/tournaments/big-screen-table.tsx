import type { Participant, Tournament } from '@quorbit/contracts/tournaments/views';
import { formatPoints, rankTier } from './format-tournament.ts';
import { RotatingPages } from './rotating-pages.tsx';

/** The number of table rows that are readable at once on the big screen. */
const PAGE_ROWS = 10;
const CELL_CLASSES = 'px-3 py-0 align-middle';
const RANK_CLASSES = { top: 'bg-accent text-accent-content', good: 'bg-primary/15', other: '' };

/**
 * The standings on the big screen: all players by rank, in pages. In a round robin, a column shows who has played the
 * current round.
 */
export function BigScreenTable({ tournament }: { tournament: Tournament }) {
  const { participants, type, status, currentRound } = tournament;
  const showsRound = type === 'round_robin' && status === 'in_progress';
  return (
    <RotatingPages items={participants} size={PAGE_ROWS}>
      {(page) => (
        <table className="w-full self-start [&_tr]:h-[6.2vh] text-[clamp(1.25rem,2.7vh,2.5rem)]">
          <caption className="sr-only">Standings</caption>
          <thead>
            <tr className="text-[0.7em] text-quiet">
              <th scope="col" className={`${CELL_CLASSES} w-[3em] text-center`}>
                Rank
              </th>
              <th scope="col" className={`${CELL_CLASSES} text-start`}>
                Player
              </th>
              {showsRound && (
                <th scope="col" className={`${CELL_CLASSES} text-end`}>
                  Round {currentRound}
                </th>
              )}
              <th scope="col" className={`${CELL_CLASSES} text-end`}>
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {page.map((participant) => (
              <tr key={participant.id} className="border-t border-base-300">
                <td className={`${CELL_CLASSES} text-center`}>
                  <span
                    className={`figures inline-grid min-h-[1.7em] min-w-[1.7em] place-items-center rounded-full px-[0.3em] font-bold ${RANK_CLASSES[rankTier(participant.rank)]}`}
                  >
                    {participant.rank ?? '–'}
                  </span>
                </td>
                <th
                  scope="row"
                  className={`${CELL_CLASSES} max-w-0 truncate text-start font-semibold ${status === 'in_progress' && isOut(participant) ? 'text-quiet' : ''}`}
                >
                  {participant.name}
                </th>
                {showsRound && (
                  <td className={`${CELL_CLASSES} text-end text-quiet`}>{formatPlayed(participant, currentRound)}</td>
                )}
                <td className={`${CELL_CLASSES} figures text-end`}>{formatPoints(participant.currentScore)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </RotatingPages>
  );
}

const isOut = ({ withdrawn, eliminated }: Participant) => withdrawn || eliminated;

function formatPlayed(player: Participant, round: number): string {
  if (player.withdrawn) return 'Out';
  return player.quizScores.some((score) => score.round === round) ? 'Played' : 'Waiting';
}
