import type { SavingLevel } from '@quorbit/contracts/health/saving-level';
import type { Database } from '@quorbit/db/client';
import type { Logger } from '../logger.ts';

const CHECK_EVERY_MS = 5_000;

/**
 * Logs once whenever the disk's room for writes changes between enough, almost none and none.
 * @returns a function that stops the checks.
 */
export function watchDiskRoom(
  { savingLevel }: Pick<Database, 'savingLevel'>,
  log: Logger,
  everyMs = CHECK_EVERY_MS,
): () => void {
  let last: SavingLevel = 'everything';
  function check(): void {
    const now = savingLevel();
    if (now === last) return;
    last = now;
    if (now === 'everything') log.info({ saving: now }, 'the disk has room again: everything is saved');
    else log.error({ saving: now }, MESSAGES[now]);
  }
  check();
  const timer = setInterval(check, everyMs);
  return () => clearInterval(timer);
}

const MESSAGES = {
  needed: 'the disk is almost full: only log-ins and what frees space are saved',
  nothing: 'the disk is full: nothing is saved',
};
