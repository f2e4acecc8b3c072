import { instant } from '@quorbit/contracts/lib/scalars';
import { gamePlayers, games } from '@quorbit/db/schema/rooms';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { eachPage, exportList } from '../../lib/personal.ts';
import { pageOfHosted, pageOfPlayed } from './rooms.repository.ts';

const game = { id: z.string(), quizId: z.string(), startedAt: instant, status: z.string() };

export const roomsPersonal: readonly PersonalTable[] = [
  {
    table: games,
    exported: [
      exportList({
        name: 'hostedGames',
        schema: z.array(z.object(game)),
        async *pages(db, { id }) {
          for await (const rows of eachPage(
            (after: string | null, limit) => pageOfHosted(db, id, after, limit),
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
    erased: 'stays',
  },
  {
    table: gamePlayers,
    exported: [
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
          for await (const rows of eachPage(
            (after: string | null, limit) => pageOfPlayed(db, id, after, limit),
            ({ player }) => player.gameId,
          ))
            yield rows.map(({ game: one, player: { attemptId, score, rank, players, xp } }) => ({
              id: one.id,
              quizId: one.quizId,
              status: one.status,
              startedAt: one.startedAt.toISOString(),
              attemptId,
              score,
              rank,
              players,
              xp,
            }));
        },
      }),
    ],
    erased: 'with the account',
  },
];
