import type { Participant, Tournament } from '@quorbit/contracts/tournaments/views';
import { StagePages } from './stage-pages.tsx';
import { pointsOf, rankClass } from './tournament-words.ts';

/** So many rows are readable at once. */
const ROWS = 10;
const CELL = 'px-3 py-0 align-middle';
const RANK_LOOKS = { top: 'bg-accent text-accent-content', good: 'bg-primary/15', other: '' };

/** Everybody by rank, in pages. Where everybody meets everybody it says who has played the round. */
export function StageTable({ tournament }: { tournament: Tournament }) {
  const { participants, type, status, currentRound } = tournament;
  const playing = type === 'round_robin' && status === 'in_progress';
  return (
    <StagePages items={participants} size={ROWS}>
      {(page) => (
        <table className="w-full self-start [&_tr]:h-[6.2vh] text-[clamp(1.25rem,2.7vh,2.5rem)]">
          <caption className="sr-only">Standings</caption>
          <thead>
            <tr className="text-[0.7em] text-quiet">
              <th scope="col" className={`${CELL} w-[3em] text-center`}>
                Rank
              </th>
              <th scope="col" className={`${CELL} text-start`}>
                Player
              </th>
              {playing && (
                <th scope="col" className={`${CELL} text-end`}>
                  Round {currentRound}
                </th>
              )}
              <th scope="col" className={`${CELL} text-end`}>
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {page.map((one) => (
              <tr key={one.id} className="border-t border-base-300">
                <td className={`${CELL} text-center`}>
                  <span
                    className={`figures inline-grid min-h-[1.7em] min-w-[1.7em] place-items-center rounded-full px-[0.3em] font-bold ${RANK_LOOKS[rankClass(one.rank)]}`}
                  >
                    {one.rank ?? '–'}
                  </span>
                </td>
                <th
                  scope="row"
                  className={`${CELL} max-w-0 truncate text-start font-semibold ${status === 'in_progress' && isOut(one) ? 'text-quiet' : ''}`}
                >
                  {one.name}
                </th>
                {playing && <td className={`${CELL} text-end text-quiet`}>{playedWord(one, currentRound)}</td>}
                <td className={`${CELL} figures text-end`}>{pointsOf(one.currentScore)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </StagePages>
  );
}

const isOut = ({ withdrawn, eliminated }: Participant) => withdrawn || eliminated;

function playedWord(player: Participant, round: number): string {
  if (player.withdrawn) return 'Out';
  return player.quizScores.some((score) => score.round === round) ? 'Played' : 'Waiting';
}
