// Gives an installation with demo data a school that is set up. Called only if demo data is on.
import type { SeedDeps } from '../../kernel/area.ts';
import { insertInstanceSettings } from './school.repository.ts';

/** Stores the demo school. Settings that an admin has saved already stay unchanged. */
export async function seedDemoInstanceSettings({ database, now }: Pick<SeedDeps, 'database' | 'now'>): Promise<void> {
  await database.transaction((tx) => insertInstanceSettings(tx, { name: 'Quorbit demo school', setUpAt: now() }));
}
