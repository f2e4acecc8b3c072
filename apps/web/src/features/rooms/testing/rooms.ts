import { newId } from '@quorbit/contracts/lib/ids';
import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import type {
  OwnRoomView,
  RoomPlayer,
  RoomQuestion,
  RoomResults,
  RoomStanding,
  RoomView,
} from '@quorbit/contracts/rooms/room-view';

export const ROOM = 'QRBT42';
export const T0 = Date.parse('2026-03-11T12:00:00.000Z');
export const at = (ms: number) => new Date(T0 + ms).toISOString();

export function player(name: string, changes: Partial<RoomPlayer> = {}): RoomPlayer {
  return { id: newId(), name, level: 3, connected: true, ...changes };
}

export function roomView(players: RoomPlayer[], changes: Partial<RoomView> = {}): RoomView {
  const [host = player('Grace')] = players;
  return {
    id: ROOM,
    phase: 'lobby',
    quiz: { id: newId(), title: 'Planets', category: 'Science', questionCount: 12 },
    hostId: host.id,
    hostName: host.name,
    players,
    playerCount: players.length,
    settings: {
      maxPlayers: 6,
      timePerQuestion: 30,
      questionCount: 10,
      scoring: 'speed',
      hostPlays: true,
      listed: true,
    },
    question: null,
    answeredCount: 0,
    results: null,
    final: null,
    reportFor: null,
    chat: [],
    ...changes,
  };
}

export function ownView(room: RoomView, userId: string, changes: Partial<OwnRoomView['you']> = {}): OwnRoomView {
  const seated = room.players.some(({ id }) => id === userId);
  return {
    room,
    you: { seated, isHost: room.hostId === userId, answer: null, standing: null, ...changes },
    now: at(0),
  };
}

export function question(questionIndex = 0, changes: Partial<RoomQuestion> = {}): RoomQuestion {
  return {
    question: {
      question: 'Which planet is nearest to the sun?',
      options: ['Venus', 'Mercury', 'Mars', 'Earth'],
      image: null,
    },
    questionNumber: questionIndex + 1,
    totalQuestions: 3,
    questionIndex,
    timeLimit: 30,
    endsAt: at(30_000),
    ...changes,
  };
}

export function standing(
  person: RoomPlayer,
  rank: number,
  score: number,
  movement: number | null = null,
): RoomStanding {
  return { playerId: person.id, playerName: person.name, level: person.level, rank, score, movement };
}

export function results(leaderboard: RoomStanding[], changes: Partial<RoomResults> = {}): RoomResults {
  return {
    leaderboard,
    questionIndex: 0,
    correctAnswer: 1,
    explanation: 'It takes 88 days for one turn.',
    distribution: [1, 2, 0, 0],
    nextAt: at(35_000),
    ...changes,
  };
}

/** Returns the events of a short game with three players. */
export function game(people: readonly [RoomPlayer, RoomPlayer, RoomPlayer]): RoomEvent[] {
  const [ada, grace, alan] = people;
  const events: RoomEvent[] = [
    { type: 'player_joined', at: at(10), players: [ada, grace, alan], playerCount: 3, joined: [alan] },
    { type: 'chat_message', at: at(20), playerId: grace.id, playerName: grace.name, message: 'Hi', timestamp: at(20) },
  ];
  for (const questionIndex of [0, 1, 2]) {
    const start = 1000 + questionIndex * 10_000;
    events.push(
      { type: 'new_question', at: at(start), ...question(questionIndex, { endsAt: at(start + 5000) }) },
      { type: 'answer_submitted', at: at(start + 500), playerName: ada.name, answeredCount: 1, totalPlayers: 3 },
      { type: 'player_connection', at: at(start + 600), playerId: alan.id, connected: questionIndex !== 1 },
      { type: 'answer_submitted', at: at(start + 900), playerName: grace.name, answeredCount: 2, totalPlayers: 3 },
      {
        type: 'question_results',
        at: at(start + 5000),
        ...results([standing(ada, 1, 900 * (questionIndex + 1)), standing(grace, 2, 400), standing(alan, 3, 0)], {
          questionIndex,
          nextAt: at(start + 10_000),
        }),
      },
    );
  }
  events.push(
    { type: 'host_changed', at: at(40_000), newHostId: grace.id, newHostName: grace.name },
    {
      type: 'player_left',
      at: at(40_000),
      playerId: ada.id,
      playerName: ada.name,
      players: [grace, alan],
      playerCount: 2,
      reason: 'left',
    },
    {
      type: 'quiz_finished',
      at: at(41_000),
      leaderboard: [standing(ada, 1, 2700), standing(grace, 2, 400)],
      reportFor: ada.id,
    },
  );
  return events;
}
