// Counts the figures of the whole server once a minute.
import type { Database } from '@quorbit/db/client';
import type { Worker } from '../../kernel/area.ts';
import { upsertFigures } from './figures.repository.ts';
import { countFigures } from './figures.service.ts';

/** Counts all figures of the server and stores them. */
export async function updateFigures({ read, transaction }: Database, now: Date): Promise<void> {
  const figures = await countFigures(read, now);
  await transaction((tx) => upsertFigures(tx, figures, now));
}

export const figureCounting: Worker = {
  name: 'administration',
  pauseMs: 60_000,
  start: ({ database, now }) => ({
    async round() {
      await updateFigures(database, now());
      return false;
    },
  }),
};
