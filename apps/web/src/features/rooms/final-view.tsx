import type { RoomStanding } from '@quorbit/contracts/rooms/room-view';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { celebrate } from '#ui/celebration/queue.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { ClassReportButton } from './class-report.tsx';
import { Podium } from './podium.tsx';
import { useStanding } from './results-view.tsx';
import { PANEL } from './room-frame.tsx';
import { congratulation, place, points, unmoved } from './room-stage.ts';
import { useOutcome } from './rooms.queries.ts';
import { Standings } from './standings.tsx';
import { Suggestions } from './suggestions.tsx';
import type { Room } from './use-room.ts';

interface FinalViewProps {
  room: Room;
  leaderboard: readonly RoomStanding[];
  onMenu: () => void;
  onQuiz: (quizId: string) => void;
}

/** The end: who won, what it brought, what to do with what was missed. */
export function FinalView({ room, leaderboard, onMenu, onQuiz }: FinalViewProps) {
  const { id: roomId, quiz, reportFor } = room.room;
  // After the last question; -1 is no question's number.
  const standing = useStanding(room, leaderboard, -1);
  const outcome = useOutcome(roomId, room.seated);
  const rank = outcome?.rank ?? standing?.rank ?? null;

  const cheer = useEffectEvent((xp: number, reached: number) => {
    if (reached > 3) return;
    celebrate(room.userId, [
      {
        key: `room:${roomId}`,
        kind: 'podium',
        title: reached === 1 ? 'You won!' : `${place(reached)} place!`,
        text: `${points.format(xp)} XP for ${quiz.title}.`,
        figure: String(reached),
      },
    ]);
  });
  useEffect(() => {
    if (outcome) cheer(outcome.xp, outcome.rank);
  }, [outcome]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8 low:gap-2">
      <header className="text-center low:flex low:items-baseline low:justify-center low:gap-3">
        <h1 tabIndex={-1} className="text-2xl lg:text-4xl low:text-xl">
          {room.seated && rank !== null ? congratulation(rank) : 'Final results'}
        </h1>
        <p className="mt-1 text-neutral-content/85 wrap-anywhere low:mt-0">{quiz.title}</p>
      </header>
      <Podium leaderboard={leaderboard} userId={room.userId} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-6 low:grid-cols-2 low:gap-3">
        <section aria-label="Ranks" className={PANEL}>
          <Standings
            leaderboard={unmoved(leaderboard)}
            below={standing}
            userId={room.userId}
            scoresBefore={null}
            limit={20}
          />
        </section>
        <section aria-label="Your game" className={`${PANEL} grid content-start gap-4`}>
          {room.seated && <Brought outcome={outcome} />}
          <div className="flex flex-wrap gap-3">
            {outcome && outcome.correct < outcome.asked && (
              <LinkButton to="/reviews" look="accent">
                Review what you missed
              </LinkButton>
            )}
            {outcome && <LinkButton to={`/report/${outcome.attemptId}`}>Your answers</LinkButton>}
            {reportFor === room.userId && <ClassReportButton roomId={roomId} />}
            <Button onClick={onMenu}>Back to Menu</Button>
          </div>
          {room.isHost && <Suggestions roomId={roomId} onQuiz={({ id }) => onQuiz(id)} />}
        </section>
      </div>
    </div>
  );
}

function Brought({ outcome }: { outcome: ReturnType<typeof useOutcome> }) {
  if (!outcome) return <p role="status">Adding up your XP…</p>;
  const { xp, correct, asked } = outcome;
  return (
    <div role="status">
      <p className="figures text-4xl font-extrabold">+{points.format(xp)} XP</p>
      <p>
        {correct} of {asked} right
      </p>
    </div>
  );
}
