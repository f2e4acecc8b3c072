// The game: questions, answers, results, the end.

import { announceDue, announceNow } from './announcements.ts';
import { type GameMoment, ROOM_REFUSALS, type RoomRefusal } from './commands.ts';
import { CROWD_BOARD_ROWS, FINISHED_ROOM_SECONDS, NEXT_QUESTION_SECONDS, RESULTS_SECONDS } from './limits.ts';
import {
  countAnswered,
  emitEvent,
  findPresence,
  findSeat,
  isCrowd,
  patchState,
  type RoomUpdate,
  toIso,
} from './room-update.ts';
import type { RoomQuestion, RoomResults } from './room-view.ts';
import { addRound, computeAnswerTime, findAnswer, listStandings, updateRanks } from './scores.ts';
import type { RoomContent, RoomState, Round } from './state.ts';

export function startGame(turn: RoomUpdate): void {
  const { announced } = turn.state;
  if (announced.joins.length > 0) announceNow(turn);
  patchState(turn, { startedAt: turn.now, startedBy: turn.state.hostId });
  askQuestion(turn, 0);
}

function askQuestion(turn: RoomUpdate, index: number): void {
  const { state, now } = turn;
  const round: Round = { index, startedAt: now, endsAt: now + state.settings.timePerQuestion * 1000, answers: [] };
  patchState(turn, {
    phase: 'question',
    round,
    past: state.round ? [...state.past, state.round] : state.past,
    nextAt: null,
    announced: { ...state.announced, answers: 0 },
  });
  const question = toRoomQuestion(turn.state, turn.content);
  if (question) emitEvent(turn, { type: 'new_question', ...question });
}

export function submitAnswer(
  turn: RoomUpdate,
  { playerId, questionIndex, answer: option }: AnswerCommand,
): RoomRefusal | null {
  const { state, now, content } = turn;
  const seat = findSeat(state, playerId);
  if (!seat) return findPresence(state, playerId) ? ROOM_REFUSALS.watching : ROOM_REFUSALS.notInRoom;
  const { round } = state;
  if (!round || questionIndex > round.index) return ROOM_REFUSALS.early;
  if (state.phase !== 'question' || questionIndex < round.index) {
    const answeredRound = [...state.past, round].find(({ index }) => index === questionIndex);
    return answeredRound && findAnswer(answeredRound, seat.no) ? ROOM_REFUSALS.alreadyAnswered : ROOM_REFUSALS.late;
  }
  if (findAnswer(round, seat.no)) return ROOM_REFUSALS.alreadyAnswered;
  if (!content[round.index]?.options[option]) return ROOM_REFUSALS.noOption;
  const answers = [...round.answers, [seat.no, option, computeAnswerTime(round, now, seat.latencyMs)] as const];
  patchState(turn, { round: { ...round, answers } });
  if (isCrowd(state)) {
    const { announced } = turn.state;
    patchState(turn, { announced: { ...announced, answers: announced.answers + 1 } });
    announceDue(turn);
  } else
    emitEvent(turn, {
      type: 'answer_submitted',
      playerName: seat.name,
      answeredCount: countAnswered(turn.state),
      totalPlayers: state.seats.length,
    });
  endIfAllAnswered(turn);
  return null;
}

interface AnswerCommand {
  playerId: string;
  questionIndex: number;
  answer: number;
}

/** A host without a seat goes on when it suits the class. */
export function advance(turn: RoomUpdate, { by, after }: NextCommand): RoomRefusal | null {
  const { state } = turn;
  if (state.hostId !== by) return findPresence(state, by) ? ROOM_REFUSALS.hostOnly : ROOM_REFUSALS.notInRoom;
  if (!state.spectatingHost) return ROOM_REFUSALS.hostPlays;
  // The second half of a double press, or one that came late: it did what was meant.
  if (after && !isAt(state, after)) return null;
  if (state.phase === 'question') endQuestion(turn);
  else if (state.phase === 'results') nextOrFinish(turn);
  else return ROOM_REFUSALS.noActiveQuestion;
  return null;
}

interface NextCommand {
  by: string;
  after?: GameMoment | undefined;
}

function isAt({ phase, round }: RoomState, moment: GameMoment): boolean {
  return phase === moment.phase && round?.index === moment.questionIndex;
}

/** Who isn't connected keeps nobody waiting; but if nobody is, the time runs. */
export function endIfAllAnswered(turn: RoomUpdate): void {
  const { phase, round, seats } = turn.state;
  if (phase !== 'question' || !round) return;
  const answered = new Set(round.answers.map(([no]) => no));
  const present = seats.filter(({ connected }) => connected);
  if (present.length > 0 && present.every(({ no }) => answered.has(no))) endQuestion(turn);
}

export function endQuestion(turn: RoomUpdate): void {
  const { state, now, content } = turn;
  const { round, settings } = state;
  if (!round) return;
  const right = content[round.index]?.right ?? -1;
  const isLast = round.index + 1 >= state.questionIds.length;
  patchState(turn, {
    phase: 'results',
    seats: updateRanks({ settings, seats: state.seats.map((seat) => addRound(seat, round, right, settings.scoring)) }),
    nextAt: now + (RESULTS_SECONDS + (isLast ? 0 : NEXT_QUESTION_SECONDS)) * 1000,
    announced: { ...state.announced, answers: 0 },
  });
  const results = toRoomResults(turn.state, content);
  if (results) emitEvent(turn, { type: 'question_results', ...results });
}

/** From the results to the next question or to the end. */
export function nextOrFinish(turn: RoomUpdate): void {
  const { state, now } = turn;
  const index = (state.round?.index ?? -1) + 1;
  if (index < state.questionIds.length) {
    askQuestion(turn, index);
    return;
  }
  patchState(turn, { phase: 'finished', finishedAt: now, nextAt: now + FINISHED_ROOM_SECONDS * 1000 });
  emitEvent(turn, {
    type: 'quiz_finished',
    leaderboard: leaderboardOf(turn.state),
    reportFor: state.startedBy ?? null,
  });
}

export function leaderboardOf(state: RoomState) {
  return listStandings(state, isCrowd(state) ? CROWD_BOARD_ROWS : undefined);
}

/** The question on the screen, without its key. */
export function toRoomQuestion({ round, questionIds }: RoomState, content: RoomContent): RoomQuestion | null {
  const current = round && content[round.index];
  if (!current) return null;
  const { question, options, image } = current;
  return {
    question: { question, options: [...options], image },
    questionNumber: round.index + 1,
    totalQuestions: questionIds.length,
    questionIndex: round.index,
    timeLimit: Math.round((round.endsAt - round.startedAt) / 1000),
    endsAt: toIso(round.endsAt),
  };
}

/** The results on the screen; null while a question is in play. */
export function toRoomResults(state: RoomState, content: RoomContent): RoomResults | null {
  const { phase, round, nextAt } = state;
  const current = round && content[round.index];
  if (!current || phase !== 'results' || nextAt === null) return null;
  return {
    leaderboard: leaderboardOf(state),
    questionIndex: round.index,
    correctAnswer: current.right,
    explanation: current.explanation,
    distribution: distributionOf(round, current.options.length),
    nextAt: toIso(nextAt),
  };
}

/** How many chose each option. */
function distributionOf({ answers }: Round, options: number): number[] {
  return Array.from({ length: options }, (_, index) => answers.filter(([, option]) => option === index).length);
}
