// Keeps what admins switched in memory: it is read once before the server listens, then every second. A hint after a commit
// has it read at once, and may get lost.
import { inForce, type Switches } from '@quorbit/contracts/feature-switches/switches';
import type { FeatureSwitches } from '../../kernel/deps.ts';
import type { Env } from '../../kernel/env.ts';
import type { Signals } from '../../kernel/realtime.ts';
import type { Logger } from '../../lib/logger.ts';
import { lackingIn } from './lacking.ts';

/** Announces that a switch was set. */
export const SWITCHES = 'feature-switches';

const EVERY_MS = 1_000;

interface FollowOptions {
  /** Reads what is saved. */
  read: () => Promise<Switches>;
  env: Pick<Env, 'google'>;
  signals: Pick<Signals, 'on'>;
  log: Pick<Logger, 'warn' | 'info'>;
  /** Null: only hints have it read again. */
  everyMs?: number | null;
}

interface Followed {
  switches: FeatureSwitches;
  /** Ends it; resolves once the reading under way is done. */
  stop(): Promise<void>;
}

/** Resolves once the switches were read. @throws what that reading does; later ones are logged, and the last reading counts */
export async function followSwitches(options: FollowOptions): Promise<Followed> {
  const { read, env, signals, log, everyMs = EVERY_MS } = options;
  const lacking = lackingIn(env);
  let known = inForce(await read(), lacking);
  let failing = false;
  let stopped = false;
  let reading: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      known = inForce(await read(), lacking);
      if (failing) log.info('feature switches can be read again');
      failing = false;
    } catch (err) {
      // Once, not every second.
      if (!failing && !stopped) log.warn({ err }, 'feature switches could not be read; the last ones stay in force');
      failing = true;
    }
  }

  /** One reading at a time. A hint during one has it read once more: the row may have changed since. */
  function refresh(): void {
    if (stopped) return;
    if (reading) {
      again = true;
      return;
    }
    clearTimeout(timer);
    reading = look().finally(() => {
      reading = null;
      if (again) {
        again = false;
        refresh();
      } else later();
    });
  }

  function later(): void {
    if (stopped || everyMs === null) return;
    timer = setTimeout(refresh, everyMs);
    timer.unref();
  }

  const stopListening = signals.on(SWITCHES, refresh);
  later();
  return {
    switches: { isOn: (feature) => known[feature], registration: () => known.registration },
    async stop() {
      stopped = true;
      stopListening();
      clearTimeout(timer);
      await reading;
    },
  };
}
