import type { Upkeep } from './dump/restore.ts';

/** For tests of databases as such: there is nothing that an area would have to do. */
export const NO_AREAS: Upkeep = { dataSteps: [], eraseGone: async () => 0 };
