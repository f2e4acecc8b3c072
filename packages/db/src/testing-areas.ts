import type { RestoreHooks } from './dump/restore.ts';

/** For tests of databases as such: there is nothing that an area would have to do. */
export const NO_RESTORE_HOOKS: RestoreHooks = { dataSteps: [], eraseDeleted: async () => 0 };
