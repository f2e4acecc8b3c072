import { instant } from '@quorbit/contracts/lib/scalars';
import { gamePlayers, games } from '@quorbit/db/schema/rooms';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfHostedGames, pageOfPlayedGames } from './rooms.repository.ts';

const game = { id: z.string(), quizId: z.string(), startedAt: instant, status: z.string() };

export const roomsPersonal: readonly PersonalTable[] = [
  {
    table: games,
    exportFields: [
      exportList({
        name: 'hostedGames',
        schema: z.array(z.object(game)),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfHostedGames(db, id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ id: gameId, quizId, startedAt, status }) => ({
              id: gameId,
              quizId,
              status,
              startedAt: startedAt.toISOString(),
            }));
        },
      }),
    ],
    erasure: 'stays',
  },
  {
    table: gamePlayers,
    exportFields: [
      exportList({
        name: 'playedGames',
        schema: z.array(
          z.object({
            ...game,
            attemptId: z.string(),
            score: z.nullable(z.int()),
            rank: z.nullable(z.int()),
            players: z.nullable(z.int()),
            xp: z.nullable(z.int()),
          }),
        ),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfPlayedGames(db, id, after, limit),
            ({ player }) => player.gameId,
          ))
            yield rows.map(({ game: playedGame, player: { attemptId, score, rank, players, xp } }) => ({
              id: playedGame.id,
              quizId: playedGame.quizId,
              status: playedGame.status,
              startedAt: playedGame.startedAt.toISOString(),
              attemptId,
              score,
              rank,
              players,
              xp,
            }));
        },
      }),
    ],
    erasure: 'with the account',
  },
];
