// What the areas do to data that comes from an older schema or from a backup; given to packages/db, which knows no area.
import type { Upkeep } from '@quorbit/db/dump/restore';
import { areas } from './areas.ts';
import { eraseGoneAccounts } from './features/accounts/gone-accounts.service.ts';
import type { Area } from './lib/area.ts';
import { registriesOf } from './registries.ts';

export const upkeep: Upkeep = {
  dataSteps: Object.values<Area>(areas).flatMap(({ dataSteps = [] }) => dataSteps),
  eraseGone: (tx) => eraseGoneAccounts(tx, registriesOf(areas).personal.toErase, new Date()),
};
