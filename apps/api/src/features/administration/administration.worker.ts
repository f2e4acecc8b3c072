import type { Worker } from '../../lib/worker.ts';
import { keepFigures } from './figures.service.ts';

export const figureCounting: Worker = {
  name: 'administration',
  pauseMs: 60_000,
  start: ({ database, now }) => ({
    async round() {
      await keepFigures(database, now());
      return false;
    },
  }),
};
