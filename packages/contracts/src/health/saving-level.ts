/**
 * How much a server with the embedded database still saves: everything; only what is needed to log in and out and to free
 * space; or nothing. Reading is always possible.
 */
export type SavingLevel = 'everything' | 'needed' | 'nothing';

const MB = 1_024 * 1_024;
/**
 * Free bytes from which everything is saved. The database's log grows in files of 16 MB, and where there is no room for
 * the next one the database stops for good, so writes have to end well before.
 */
export const SAVE_ALL_BYTES = 80 * MB;
/** Free bytes from which at least what is needed is saved. */
export const SAVE_NEEDED_BYTES = 32 * MB;

/** @param free bytes on the disk */
export function savingLevelOf(free: number): SavingLevel {
  if (free >= SAVE_ALL_BYTES) return 'everything';
  return free >= SAVE_NEEDED_BYTES ? 'needed' : 'nothing';
}
