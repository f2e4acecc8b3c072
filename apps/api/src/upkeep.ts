// Hooks of the areas for data from an older schema or a backup. packages/db gets them passed in, because it knows no
// area.
import type { RestoreHooks } from '@quorbit/db/dump/restore';
import { areas } from './areas.ts';
import { eraseDeletedAccounts } from './features/accounts/deletion/deleted-accounts.service.ts';
import type { Area } from './kernel/area.ts';
import { registriesOf } from './registries.ts';

const registries = registriesOf(areas);

export const upkeep: RestoreHooks = {
  dataSteps: Object.values<Area>(areas)
    .flatMap(({ dataSteps = [] }) => dataSteps)
    .map(({ migration, run }) => ({ migration, run: (tx) => run(tx, registries) })),
  eraseDeleted: (tx) => eraseDeletedAccounts(tx, registries, new Date()),
};
