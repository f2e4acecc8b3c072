import type { Saving } from '@quorbit/contracts/health/saving';
import type { Database } from '@quorbit/db/client';
import type { Logger } from '../logger.ts';

const LOOK_EVERY_MS = 5_000;

/** Logs once when the disk lacks room for writes, and once when it has room again. @returns what ends it */
export function followSaving({ saving }: Pick<Database, 'saving'>, log: Logger, everyMs = LOOK_EVERY_MS): () => void {
  let last: Saving = 'everything';
  function look(): void {
    const now = saving();
    if (now === last) return;
    last = now;
    if (now === 'everything') log.info({ saving: now }, 'the disk has room again: everything is saved');
    else log.error({ saving: now }, WORDS[now]);
  }
  look();
  const timer = setInterval(look, everyMs);
  return () => clearInterval(timer);
}

const WORDS = {
  needed: 'the disk is almost full: only log-ins and what frees space are saved',
  nothing: 'the disk is full: nothing is saved',
};
