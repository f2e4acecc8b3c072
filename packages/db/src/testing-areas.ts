import type { RestoreHooks } from './dump/restore.ts';

/** Restore hooks that do nothing, for tests of the database package without the app's areas. */
export const NO_RESTORE_HOOKS: RestoreHooks = { dataSteps: [], eraseDeleted: async () => 0 };
