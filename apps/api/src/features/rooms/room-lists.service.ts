// Serves the views of rooms and games for people outside a room: open rooms, statistics, and results of games.
import type { Page } from '@quorbit/contracts/lib/paging';
import type {
  ActiveRoom,
  ClassReport,
  PlayableQuizView,
  PlayableQuizzesInput,
  RoomInput,
  RoomOutcome,
  RoomStats,
} from '@quorbit/contracts/rooms/schema';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { SignedInContext } from '../../kernel/context.ts';
import { notFound } from '../../lib/app-error.ts';
import { listPlayableQuizzes, listVisibleIds } from '../quizzes/playable.service.ts';
import { listSealedQuizzes } from '../quizzes/seals/seals.service.ts';
import { contentOf } from './content.ts';
import { MAX_ROOMS_READ } from './count-rooms.ts';
import type { RoomEntry } from './directory.ts';
import * as repository from './rooms.repository.ts';
import { ROOMS } from './stored-room.ts';

/** The most rooms in the list of active rooms. */
const MAX_ROOMS = 50;
const MAX_PLAYERS = 500;

/**
 * Returns the listed rooms in the lobby, newest first, and this server's limit of players. A title is null unless the
 * caller may see the quiz.
 */
// ctx: rooms are in the directory, not in the database
export async function listActiveRooms({
  deps,
  db,
  actor,
}: SignedInContext): Promise<{ rooms: ActiveRoom[]; maxPlayers: number }> {
  const entries = await deps.realtime.registry.list(ROOMS, MAX_ROOMS_READ);
  const open = entries
    .map(({ key, value }) => ({ id: key, entry: JSON.parse(value) as RoomEntry }))
    .filter(({ entry }) => entry.lobby && entry.listed)
    .slice(0, MAX_ROOMS);
  const quizIds = [...new Set(open.map(({ entry }) => entry.quizId))];
  const visible = await listVisibleIds(db, actor, quizIds);
  const rooms = open.map(({ id, entry: { quizId, quizTitle, hostName, playerCount, maxPlayers } }) => ({
    id,
    quizTitle: visible.has(quizId) ? quizTitle : null,
    hostName,
    playerCount,
    maxPlayers,
  }));
  return { rooms, maxPlayers: deps.env.roomMaxPlayers };
}

/** Returns a page of the quizzes that the caller may play in a room. */
export async function listRoomQuizzes(
  db: Executor,
  actor: Actor,
  input: PlayableQuizzesInput,
  now: Date,
): Promise<Page<PlayableQuizView>> {
  const { items, nextCursor } = await listPlayableQuizzes(db, actor, input, now);
  return {
    items: items.map(({ id, title, category, questionsForRooms: questionCount }) => ({
      id,
      title,
      category,
      questionCount,
    })),
    nextCursor,
  };
}

/** Returns the statistics of the caller's games. */
export async function getStats(db: Executor, actor: Actor): Promise<RoomStats> {
  const { games, wins, average } = await repository.sumGames(db, actor.id);
  return {
    multiplayerGames: games,
    multiplayerWins: wins,
    averageScore: average,
    favoriteCategory: (await repository.findFavoriteCategory(db, actor.id)) ?? 'General',
    winRate: games === 0 ? 0 : Math.round((wins * 100) / games),
  };
}

/** Returns the result of the caller's last game in a room; null until it is stored, and for players who left. */
export async function getOutcome(db: Executor, actor: Actor, { roomId }: RoomInput): Promise<RoomOutcome | null> {
  const found = await repository.findOwnGame(db, actor.id, roomId);
  if (!found) return null;
  const { game, player } = found;
  const { rank, score, correct, xp, players, own } = player;
  if (rank === null || score === null || correct === null || xp === null) return null;
  const attemptId = players === null ? null : player.attemptId;
  return { xp, rank, score, correct, asked: game.questionIds.length, own: own ?? false, attemptId };
}

/**
 * Returns all answers of a finished game, for its host; while the quiz is sealed for the host, only the players and the
 * questions.
 * @throws AppError NOT_FOUND for everybody else.
 */
export async function getClassReport(
  db: Executor,
  actor: Actor,
  { roomId }: RoomInput,
  now: Date,
): Promise<ClassReport> {
  const hosted = await repository.findHostedGame(db, actor.id, roomId);
  if (hosted?.game.status !== 'finished') throw notFound('Report');
  const { game, title } = hosted;
  const sealed = (await listSealedQuizzes(db, actor, now, [game.quizId])).has(game.quizId);
  const rows = await repository.listPlayers(db, game.id, MAX_PLAYERS);
  const content = contentOf(await repository.readQuestions(db, game.versionId), game.questionIds);
  return {
    roomId,
    quizTitle: title,
    finishedAt: (game.finishedAt ?? game.startedAt).toISOString(),
    players: rows.map(({ player, name }, index) => ({
      playerId: player.userId,
      playerName: name,
      score: player.score ?? 0,
      rank: player.rank ?? index + 1,
      correct: player.correct ?? 0,
    })),
    questions: content.map(({ question, options, right }, questionIndex) => {
      const questionFields = { questionIndex, question, options: [...options] };
      if (sealed) return { ...questionFields, correctAnswer: null, facility: null, distribution: [], answers: [] };
      const playerAnswers = rows.map(({ player }) => ({
        playerId: player.userId,
        answer: player.answers?.[questionIndex] ?? null,
      }));
      const choiceCounts = options.map(
        (_, option) => playerAnswers.filter(({ answer }) => answer?.option === option).length,
      );
      return {
        ...questionFields,
        correctAnswer: right,
        distribution: choiceCounts,
        facility: playerAnswers.length === 0 ? 0 : (choiceCounts[right] ?? 0) / playerAnswers.length,
        answers: playerAnswers.map(({ playerId, answer }) => ({
          playerId,
          answer: answer?.option ?? null,
          seconds: answer ? answer.ms / 1_000 : null,
        })),
      };
    }),
  };
}
