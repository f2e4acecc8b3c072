// The course of a game: asks questions, accepts answers, shows results and ends the game.

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

export function startGame(update: RoomUpdate): void {
  const { announced } = update.state;
  if (announced.joins.length > 0) announceNow(update);
  patchState(update, { startedAt: update.now, startedBy: update.state.hostId });
  askQuestion(update, 0);
}

function askQuestion(update: RoomUpdate, index: number): void {
  const { state, now } = update;
  const round: Round = { index, startedAt: now, endsAt: now + state.settings.timePerQuestion * 1000, answers: [] };
  patchState(update, {
    phase: 'question',
    round,
    past: state.round ? [...state.past, state.round] : state.past,
    nextAt: null,
    announced: { ...state.announced, answers: 0 },
  });
  const question = toRoomQuestion(update.state, update.content);
  if (question) emitEvent(update, { type: 'new_question', ...question });
}

export function submitAnswer(
  update: RoomUpdate,
  { playerId, questionIndex, answer: option }: AnswerCommand,
): RoomRefusal | null {
  const { state, now, content } = update;
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
  patchState(update, { round: { ...round, answers } });
  if (isCrowd(state)) {
    const { announced } = update.state;
    patchState(update, { announced: { ...announced, answers: announced.answers + 1 } });
    announceDue(update);
  } else
    emitEvent(update, {
      type: 'answer_submitted',
      playerName: seat.name,
      answeredCount: countAnswered(update.state),
      totalPlayers: state.seats.length,
    });
  endIfAllAnswered(update);
  return null;
}

interface AnswerCommand {
  playerId: string;
  questionIndex: number;
  answer: number;
}

/**
 * Moves the game on at the request of a host who doesn't play: from a question to its results, or from the results to
 * the next question.
 */
export function advance(update: RoomUpdate, { by, after }: NextCommand): RoomRefusal | null {
  const { state } = update;
  if (state.hostId !== by) return findPresence(state, by) ? ROOM_REFUSALS.hostOnly : ROOM_REFUSALS.notInRoom;
  if (!state.spectatingHost) return ROOM_REFUSALS.hostPlays;
  // A double press or a late one: the game is already past the moment that the host saw, so nothing is left to do.
  if (after && !isAt(state, after)) return null;
  if (state.phase === 'question') endQuestion(update);
  else if (state.phase === 'results') nextOrFinish(update);
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

/**
 * Ends the question once all connected players have answered. Disconnected players keep nobody waiting; if nobody is
 * connected, the time runs on.
 */
export function endIfAllAnswered(update: RoomUpdate): void {
  const { phase, round, seats } = update.state;
  if (phase !== 'question' || !round) return;
  const answered = new Set(round.answers.map(([no]) => no));
  const present = seats.filter(({ connected }) => connected);
  if (present.length > 0 && present.every(({ no }) => answered.has(no))) endQuestion(update);
}

export function endQuestion(update: RoomUpdate): void {
  const { state, now, content } = update;
  const { round, settings } = state;
  if (!round) return;
  const right = content[round.index]?.right ?? -1;
  const isLast = round.index + 1 >= state.questionIds.length;
  patchState(update, {
    phase: 'results',
    seats: updateRanks({ settings, seats: state.seats.map((seat) => addRound(seat, round, right, settings.scoring)) }),
    nextAt: now + (RESULTS_SECONDS + (isLast ? 0 : NEXT_QUESTION_SECONDS)) * 1000,
    announced: { ...state.announced, answers: 0 },
  });
  const results = toRoomResults(update.state, content);
  if (results) emitEvent(update, { type: 'question_results', ...results });
}

/** Moves from the results to the next question, or ends the game after the last one. */
export function nextOrFinish(update: RoomUpdate): void {
  const { state, now } = update;
  const index = (state.round?.index ?? -1) + 1;
  if (index < state.questionIds.length) {
    askQuestion(update, index);
    return;
  }
  patchState(update, { phase: 'finished', finishedAt: now, nextAt: now + FINISHED_ROOM_SECONDS * 1000 });
  emitEvent(update, {
    type: 'quiz_finished',
    leaderboard: leaderboardOf(update.state),
    reportFor: state.startedBy ?? null,
  });
}

export function leaderboardOf(state: RoomState) {
  return listStandings(state, isCrowd(state) ? CROWD_BOARD_ROWS : undefined);
}

/** Returns the question on the screen without its key; null before the first. */
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

/** Returns the results on the screen; null outside the results phase. */
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

/** Returns how many players chose each option. */
function distributionOf({ answers }: Round, options: number): number[] {
  return Array.from({ length: options }, (_, index) => answers.filter(([, option]) => option === index).length);
}
