import type { Tx } from '@quorbit/db/client';
import type { AppError } from './app-error.ts';

/** Values of settings by their names in the profile; their schemas have been checked. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** Settings of a profile that one area owns. Their schemas, defaults and words are in its contracts. */
export interface SettingsPart {
  /** By the names that they have in the profile. */
  names: readonly string[];
  /**
   * `column`: each has the column of its name in `users`, for statements that look for people by it. `row`: it is stored
   * beside its time in `profile_stamps`, and needs no column.
   */
  stored: 'column' | 'row';
  /** Of these changes those that somebody may not make, and why. None by default. */
  refuse?(tx: Tx, userId: string, changes: readonly SettingValues[]): Promise<ReadonlyMap<SettingValues, AppError>>;
  /** What comes with a change of any setting, its own or another area's, in the same transaction. Nothing by default. */
  changed?(tx: Tx, userId: string, change: SettingValues): Promise<void>;
}
