import type { RoomStanding } from '@quorbit/contracts/rooms/room-view';
import { MAX_ROOM_XP_PER_DAY } from '@quorbit/contracts/rooms/xp';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { celebrate } from '#ui/celebration/celebration-queue.ts';
import { Suggestions } from '../lobby/suggestions.tsx';
import { PANEL } from '../room-frame.tsx';
import { formatPlace, isOnPodium, pointsFormat, withoutMovement } from '../room-screen-state.ts';
import { useOutcome } from '../rooms.queries.ts';
import type { Room } from '../use-room.ts';
import { ClassReportButton } from './class-report.tsx';
import { Podium } from './podium.tsx';
import { usePlayerStanding } from './results-view.tsx';
import { Standings } from './standings.tsx';

interface FinalViewProps {
  room: Room;
  leaderboard: readonly RoomStanding[];
  onMenu: () => void;
  onQuiz: (quizId: string) => void;
}

/** The end of a game for a player: who won, the XP earned, and links to review the missed questions. */
export function FinalView({ room, leaderboard, onMenu, onQuiz }: FinalViewProps) {
  const { id: roomId, quiz, reportFor } = room.room;
  // The final standing is fetched separately from every question's standing, with -1 in place of a question's index.
  const standing = usePlayerStanding(room, leaderboard, -1);
  const outcome = useOutcome(roomId, room.seated);

  const celebratePlace = useEffectEvent((result: NonNullable<typeof outcome>) => {
    if (!isOnPodium(result)) return;
    const { xp, rank } = result;
    celebrate(room.userId, [
      {
        key: `room:${roomId}`,
        kind: 'podium',
        // A toast has already announced the place, so the title shows the XP if there is any.
        title: xp > 0 ? `+${pointsFormat.format(xp)} XP` : `${formatPlace(rank)} place`,
        text: xp > 0 ? `${formatPlace(rank)} place in ${quiz.title}.` : quiz.title,
        figure: String(rank),
      },
    ]);
  });
  useEffect(() => {
    if (outcome) celebratePlace(outcome);
  }, [outcome]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8 low:gap-2">
      <header className="text-center low:flex low:items-baseline low:justify-center low:gap-3">
        <h1 tabIndex={-1} className="text-2xl lg:text-4xl low:text-xl">
          Final results
        </h1>
        <p className="mt-1 text-neutral-content/85 wrap-anywhere low:mt-0">{quiz.title}</p>
      </header>
      <Podium leaderboard={leaderboard} userId={room.userId} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-6 low:grid-cols-2 low:gap-3">
        <section aria-label="Ranks" className={PANEL}>
          <Standings
            leaderboard={withoutMovement(leaderboard)}
            below={standing}
            userId={room.userId}
            scoresBefore={null}
            limit={20}
          />
        </section>
        <section aria-label="Your game" className={`${PANEL} grid content-start gap-4`}>
          {room.seated && <GameOutcome outcome={outcome} />}
          <div className="flex flex-wrap gap-3">
            {outcome?.attemptId && outcome.correct < outcome.asked && (
              <LinkButton to="/reviews" look="accent">
                Review what you missed
              </LinkButton>
            )}
            {outcome?.attemptId && <LinkButton to={`/report/${outcome.attemptId}`}>Your answers</LinkButton>}
            {reportFor === room.userId && <ClassReportButton roomId={roomId} />}
            <Button onClick={onMenu}>Back to Menu</Button>
          </div>
          {room.isHost && <Suggestions roomId={roomId} onQuiz={({ id }) => onQuiz(id)} />}
        </section>
      </div>
    </div>
  );
}

function GameOutcome({ outcome }: { outcome: ReturnType<typeof useOutcome> }) {
  if (!outcome) return <p role="status">Adding up your XP…</p>;
  const { xp, correct, asked, attemptId, own } = outcome;
  if (attemptId === null) return <p role="status">You didn't answer a question, so this game doesn't count.</p>;
  return (
    <div role="status">
      {xp > 0 && <p className="figures text-4xl font-extrabold">+{pointsFormat.format(xp)} XP</p>}
      <p className={xp > 0 ? '' : 'text-2xl font-bold'}>
        {correct} of {asked} right
      </p>
      {xp === 0 && (
        <p>{own ? 'Your own quiz pays no XP.' : `You've earned all ${MAX_ROOM_XP_PER_DAY} XP that rooms pay a day.`}</p>
      )}
    </div>
  );
}
