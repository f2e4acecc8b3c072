import { id, instant } from '@quorbit/contracts/lib/scalars';
import { tournamentMatches, tournamentPlayers, tournamentResults, tournaments } from '@quorbit/db/schema/tournaments';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { deleteUnseeded, pageOfRegistrations, pageOfResults } from './players.repository.ts';
import { pageOfCreated } from './tournaments.repository.ts';

export const tournamentsPersonal: readonly PersonalTable[] = [
  {
    table: tournaments,
    exportFields: [
      exportList({
        name: 'createdTournaments',
        schema: z.array(z.object({ id, name: z.string(), description: z.string(), createdAt: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfCreated(db, subject.id, after, limit),
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
    erasure: 'stays',
  },
  {
    table: tournamentPlayers,
    exportFields: [
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
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfRegistrations(db, subject.id, after, limit),
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
    // Players who were drawn stay in the bracket, without an account.
    erasure: ({ tx, subject }) => deleteUnseeded(tx, subject.id),
  },
  {
    table: tournamentResults,
    exportFields: [
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
          for await (const rows of readPages(
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
    erasure: 'stays',
  },
  { table: tournamentMatches, exportFields: { not: 'names the opponents, who are other people' }, erasure: 'stays' },
];
