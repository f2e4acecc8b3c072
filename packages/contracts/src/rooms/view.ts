// Builds the view of a room that its players and host may see.
import { leaderboardOf, toRoomQuestion, toRoomResults } from './play.ts';
import { countAnswered, findSeat, toIso, toPlayer } from './room-update.ts';
import type { OwnRoomView, RoomView } from './room-view.ts';
import { findAnswer, findOwnStanding } from './scores.ts';
import type { RoomContent, RoomState } from './state.ts';

export function toRoomView(state: RoomState, content: RoomContent): RoomView {
  const { roomId, phase, quiz, hostId, hostName, seats, settings, chat } = state;
  return {
    id: roomId,
    phase,
    quiz: { id: quiz.id, title: quiz.title, category: quiz.category, questionCount: state.questionIds.length },
    hostId,
    hostName,
    players: seats.map(toPlayer),
    playerCount: seats.length,
    settings,
    question: toRoomQuestion(state, content),
    answeredCount: phase === 'question' ? countAnswered(state) : 0,
    results: toRoomResults(state, content),
    final: phase === 'finished' ? leaderboardOf(state) : null,
    reportFor: state.startedBy ?? null,
    chat: [...chat],
  };
}

export function toOwnRoomView(state: RoomState, content: RoomContent, personId: string, now: number): OwnRoomView {
  const seat = findSeat(state, personId);
  const onScreen = state.phase === 'question' || state.phase === 'results' ? state.round : null;
  return {
    room: toRoomView(state, content),
    you: {
      seated: seat !== undefined,
      isHost: state.hostId === personId,
      answer: (seat && onScreen && findAnswer(onScreen, seat.no)?.[1]) ?? null,
      standing: seat ? findOwnStanding(state, seat.no) : null,
    },
    now: toIso(now),
  };
}
