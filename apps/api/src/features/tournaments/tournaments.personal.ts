import { id, instant } from '@quorbit/contracts/lib/scalars';
import { tournamentMatches, tournamentPlayers, tournamentResults, tournaments } from '@quorbit/db/schema/tournaments';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { eachPage, exportList } from '../../lib/personal.ts';
import { deleteUnseeded, pageOfResults, pageOfUser } from './players.repository.ts';
import { pageOfCreator } from './tournaments.repository.ts';

export const tournamentsPersonal: readonly PersonalTable[] = [
  {
    table: tournaments,
    exported: [
      exportList({
        name: 'createdTournaments',
        schema: z.array(z.object({ id, name: z.string(), description: z.string(), createdAt: instant })),
        async *pages(db, subject) {
          for await (const rows of eachPage(
            (after: string | null, limit) => pageOfCreator(db, subject.id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ id: tournamentId, name, description, createdAt }) => ({
              id: tournamentId,
              name,
              description,
              createdAt: createdAt.toISOString(),
            }));
        },
      }),
    ],
    erased: 'stays',
  },
  {
    table: tournamentPlayers,
    exported: [
      exportList({
        name: 'tournaments',
        schema: z.array(
          z.object({
            tournamentId: id,
            name: z.string(),
            registeredAt: instant,
            withdrawnAt: z.nullable(instant),
            rank: z.nullable(z.int()),
            prize: z.boolean(),
          }),
        ),
        async *pages(db, subject) {
          for await (const rows of eachPage(
            (after: string | null, limit) => pageOfUser(db, subject.id, after, limit),
            ({ player }) => player.id,
          ))
            yield rows.map(({ player: { tournamentId, registeredAt, withdrawnAt, rank, won }, name }) => ({
              tournamentId,
              name,
              rank,
              prize: won,
              registeredAt: registeredAt.toISOString(),
              withdrawnAt: withdrawnAt?.toISOString() ?? null,
            }));
        },
      }),
    ],
    // Those who were drawn stay in the bracket, without an account.
    erased: ({ tx, subject }) => deleteUnseeded(tx, subject.id),
  },
  {
    table: tournamentResults,
    exported: [
      exportList({
        name: 'tournamentResults',
        schema: z.array(
          z.object({
            tournamentId: id,
            round: z.int(),
            closedAt: z.nullable(instant),
            score: z.nullable(z.int()),
            percentage: z.nullable(z.int()),
            seconds: z.nullable(z.int()),
          }),
        ),
        async *pages(db, subject) {
          for await (const rows of eachPage(
            (after: string | null, limit) => pageOfResults(db, subject.id, after, limit),
            ({ result }) => result.id,
          ))
            yield rows.map(({ result: { tournamentId, round, closedAt, score, percentage, seconds } }) => ({
              tournamentId,
              round,
              score,
              percentage,
              seconds,
              closedAt: closedAt?.toISOString() ?? null,
            }));
        },
      }),
    ],
    erased: 'stays',
  },
  { table: tournamentMatches, exported: { not: 'names the opponents, who are other people' }, erased: 'stays' },
];
