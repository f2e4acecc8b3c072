import type { RoomQuestion, RoomResults } from '@quorbit/contracts/rooms/room-view';
import { OrbitMark } from '#ui/pictures/orbit-mark.tsx';
import { formatOwnRank } from '../room-screen-state.ts';
import type { Room } from '../use-room.ts';
import { NextButton, usePlayerStanding } from './results-view.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

interface WaitingViewProps {
  room: Room;
  question: RoomQuestion;
  results: RoomResults;
}

/** The view that counts down to the next question. */
export function WaitingView({ room, question, results }: WaitingViewProps) {
  const seconds = useSecondsLeft(results.nextAt, room.offset ?? 0);
  const standing = usePlayerStanding(room, results.leaderboard, results.questionIndex);
  return (
    <div className="grid min-h-[60dvh] content-center justify-items-center gap-5 text-center">
      <OrbitMark spinning className="size-20" />
      <h1 tabIndex={-1} className="text-3xl lg:text-4xl">
        Get ready for question {question.questionNumber + 1}
      </h1>
      <p className="figures text-2xl font-bold" aria-hidden="true">
        {seconds > 0 ? seconds : 'Here it comes'}
      </p>
      {standing && <p className="text-lg">{formatOwnRank(standing)}</p>}
      <NextButton room={room} />
    </div>
  );
}
