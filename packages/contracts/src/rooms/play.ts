// The game: questions, answers, results, the end.
import { type Moment, ROOM_REFUSALS, type RoomRefusal } from './commands.ts';
import { CROWD_TOP, FINISHED_KEPT_SECONDS, RESULTS_SECONDS, WAITING_NEXT_SECONDS } from './limits.ts';
import type { RoomQuestion, RoomResults } from './room-view.ts';
import { addRound, answerOf, rerank, standings, timeTaken } from './scores.ts';
import type { RoomContent, RoomState, Round } from './state.ts';
import { tellNow, tellWaiting } from './told.ts';
import { answeredCount, change, isCrowd, iso, presenceOf, seatOf, type Turn, tell } from './turn.ts';

export function start(turn: Turn): void {
  const { announced } = turn.state;
  if (announced.joins.length > 0) tellNow(turn);
  change(turn, { startedAt: turn.now, startedBy: turn.state.hostId });
  ask(turn, 0);
}

function ask(turn: Turn, index: number): void {
  const { state, now } = turn;
  const round: Round = { index, startedAt: now, endsAt: now + state.settings.timePerQuestion * 1000, answers: [] };
  change(turn, {
    phase: 'question',
    round,
    past: state.round ? [...state.past, state.round] : state.past,
    nextAt: null,
    announced: { ...state.announced, answers: 0 },
  });
  const question = questionOf(turn.state, turn.content);
  if (question) tell(turn, { type: 'new_question', ...question });
}

export function answer(turn: Turn, { playerId, questionIndex, answer: option }: AnswerCommand): RoomRefusal | null {
  const { state, now, content } = turn;
  const seat = seatOf(state, playerId);
  if (!seat) return presenceOf(state, playerId) ? ROOM_REFUSALS.watching : ROOM_REFUSALS.notInRoom;
  const { round } = state;
  if (!round || questionIndex > round.index) return ROOM_REFUSALS.early;
  if (state.phase !== 'question' || questionIndex < round.index) {
    const asked = [...state.past, round].find(({ index }) => index === questionIndex);
    return asked && answerOf(asked, seat.no) ? ROOM_REFUSALS.twice : ROOM_REFUSALS.late;
  }
  if (answerOf(round, seat.no)) return ROOM_REFUSALS.twice;
  if (!content[round.index]?.options[option]) return ROOM_REFUSALS.noOption;
  const answers = [...round.answers, [seat.no, option, timeTaken(round, now, seat.latencyMs)] as const];
  change(turn, { round: { ...round, answers } });
  if (isCrowd(state)) {
    const { announced } = turn.state;
    change(turn, { announced: { ...announced, answers: announced.answers + 1 } });
    tellWaiting(turn);
  } else
    tell(turn, {
      type: 'answer_submitted',
      playerName: seat.name,
      answeredCount: answeredCount(turn.state),
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
export function next(turn: Turn, { by, after }: NextCommand): RoomRefusal | null {
  const { state } = turn;
  if (state.hostId !== by) return presenceOf(state, by) ? ROOM_REFUSALS.hostOnly : ROOM_REFUSALS.notInRoom;
  if (!state.spectatingHost) return ROOM_REFUSALS.hostPlays;
  // The second half of a double press, or one that came late: it did what was meant.
  if (after && !isAt(state, after)) return null;
  if (state.phase === 'question') endQuestion(turn);
  else if (state.phase === 'results') nextOrFinish(turn);
  else return ROOM_REFUSALS.nothingNext;
  return null;
}

interface NextCommand {
  by: string;
  after?: Moment | undefined;
}

function isAt({ phase, round }: RoomState, moment: Moment): boolean {
  return phase === moment.phase && round?.index === moment.questionIndex;
}

/** Who isn't connected keeps nobody waiting; but if nobody is, the time runs. */
export function endIfAllAnswered(turn: Turn): void {
  const { phase, round, seats } = turn.state;
  if (phase !== 'question' || !round) return;
  const answered = new Set(round.answers.map(([no]) => no));
  const present = seats.filter(({ connected }) => connected);
  if (present.length > 0 && present.every(({ no }) => answered.has(no))) endQuestion(turn);
}

export function endQuestion(turn: Turn): void {
  const { state, now, content } = turn;
  const { round, settings } = state;
  if (!round) return;
  const right = content[round.index]?.right ?? -1;
  const isLast = round.index + 1 >= state.questionIds.length;
  change(turn, {
    phase: 'results',
    seats: rerank({ settings, seats: state.seats.map((seat) => addRound(seat, round, right, settings.scoring)) }),
    nextAt: now + (RESULTS_SECONDS + (isLast ? 0 : WAITING_NEXT_SECONDS)) * 1000,
    announced: { ...state.announced, answers: 0 },
  });
  const results = resultsOf(turn.state, content);
  if (results) tell(turn, { type: 'question_results', ...results });
}

/** From the results to the next question or to the end. */
export function nextOrFinish(turn: Turn): void {
  const { state, now } = turn;
  const index = (state.round?.index ?? -1) + 1;
  if (index < state.questionIds.length) {
    ask(turn, index);
    return;
  }
  change(turn, { phase: 'finished', finishedAt: now, nextAt: now + FINISHED_KEPT_SECONDS * 1000 });
  tell(turn, { type: 'quiz_finished', leaderboard: boardOf(turn.state), reportFor: state.startedBy ?? null });
}

export function boardOf(state: RoomState) {
  return standings(state, isCrowd(state) ? CROWD_TOP : undefined);
}

/** The question on the screen, without its key. */
export function questionOf({ round, questionIds }: RoomState, content: RoomContent): RoomQuestion | null {
  const asked = round && content[round.index];
  if (!asked) return null;
  const { question, options, image } = asked;
  return {
    question: { question, options: [...options], image },
    questionNumber: round.index + 1,
    totalQuestions: questionIds.length,
    questionIndex: round.index,
    timeLimit: Math.round((round.endsAt - round.startedAt) / 1000),
    endsAt: iso(round.endsAt),
  };
}

/** The results on the screen; null while a question is in play. */
export function resultsOf(state: RoomState, content: RoomContent): RoomResults | null {
  const { phase, round, nextAt } = state;
  const asked = round && content[round.index];
  if (!asked || phase !== 'results' || nextAt === null) return null;
  return {
    leaderboard: boardOf(state),
    questionIndex: round.index,
    correctAnswer: asked.right,
    explanation: asked.explanation,
    distribution: distributionOf(round, asked.options.length),
    nextAt: iso(nextAt),
  };
}

/** How many chose each option. */
function distributionOf({ answers }: Round, options: number): number[] {
  return Array.from({ length: options }, (_, index) => answers.filter(([, option]) => option === index).length);
}
