/**
 * The level of saving of a server with the embedded database: everything, only what is needed to log in and out and to
 * free space, or nothing. Reading is always possible.
 */
export type SavingLevel = 'everything' | 'needed' | 'nothing';

const MB = 1_024 * 1_024;
/**
 * The free bytes from which everything is saved. The database's log grows in files of 16 MB, and the database stops for
 * good if there is no space for the next one, so writes must stop well before.
 */
export const SAVE_ALL_BYTES = 80 * MB;
/**
 * The free bytes on the disk from which at least the data needed for logging in and out and for freeing space is saved.
 */
export const SAVE_NEEDED_BYTES = 32 * MB;

/**
 * Returns the level of saving that the free disk space allows.
 * @param free bytes on the disk.
 */
export function savingLevelOf(free: number): SavingLevel {
  if (free >= SAVE_ALL_BYTES) return 'everything';
  return free >= SAVE_NEEDED_BYTES ? 'needed' : 'nothing';
}
