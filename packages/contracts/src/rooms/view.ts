// A room as those who are in it may see it.
import { boardOf, questionOf, resultsOf } from './play.ts';
import type { OwnRoomView, RoomView } from './room-view.ts';
import { answerOf, ownStanding } from './scores.ts';
import type { RoomContent, RoomState } from './state.ts';
import { answeredCount, iso, playerOf, seatOf } from './turn.ts';

export function viewRoom(state: RoomState, content: RoomContent): RoomView {
  const { roomId, phase, quiz, hostId, hostName, seats, settings, chat } = state;
  return {
    id: roomId,
    phase,
    quiz: { id: quiz.id, title: quiz.title, category: quiz.category, questionCount: state.questionIds.length },
    hostId,
    hostName,
    players: seats.map(playerOf),
    playerCount: seats.length,
    settings,
    question: questionOf(state, content),
    answeredCount: phase === 'question' ? answeredCount(state) : 0,
    results: resultsOf(state, content),
    final: phase === 'finished' ? boardOf(state) : null,
    reportFor: state.startedBy ?? null,
    chat: [...chat],
  };
}

export function viewOwnRoom(state: RoomState, content: RoomContent, personId: string, now: number): OwnRoomView {
  const seat = seatOf(state, personId);
  const onScreen = state.phase === 'question' || state.phase === 'results' ? state.round : null;
  return {
    room: viewRoom(state, content),
    you: {
      seated: seat !== undefined,
      isHost: state.hostId === personId,
      answer: (seat && onScreen && answerOf(onScreen, seat.no)?.[1]) ?? null,
      standing: seat ? ownStanding(state, seat.no) : null,
    },
    now: iso(now),
  };
}
