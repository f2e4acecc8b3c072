// Keeps the feature switches in memory: they are read once before the server listens, then every second. A hint after a
// commit triggers a reading at once; hints may get lost.
import { effectiveSwitches, type Switches } from '@quorbit/contracts/feature-switches/switches';
import type { FeatureSwitches } from '../../kernel/deps.ts';
import type { Env } from '../../kernel/env.ts';
import type { Signals } from '../../kernel/realtime.ts';
import type { Logger } from '../../lib/logger.ts';
import { findLacking } from './lacking.ts';

/** The signal that announces that a switch was set. */
export const SWITCHES_CHANGED = 'feature-switches';

const RELOAD_MS = 1_000;

interface FollowOptions {
  /** Reads the saved switches. */
  read: () => Promise<Switches>;
  env: Pick<Env, 'google'>;
  signals: Pick<Signals, 'on'>;
  log: Pick<Logger, 'warn' | 'info'>;
  /** The interval between readings, in milliseconds; null if only hints trigger a reading. */
  everyMs?: number | null;
}

interface FollowedSwitches {
  switches: FeatureSwitches;
  /** Stops following; resolves once the running reading is done. */
  stop(): Promise<void>;
}

/**
 * Starts following the switches; resolves once they were read.
 * @throws the error of that first reading; errors of later readings are logged, and the last switches stay in force.
 */
export async function followSwitches(options: FollowOptions): Promise<FollowedSwitches> {
  const { read, env, signals, log, everyMs = RELOAD_MS } = options;
  const lacking = findLacking(env);
  let current = effectiveSwitches(await read(), lacking);
  let failing = false;
  let stopped = false;
  let pendingRead: Promise<void> | null = null;
  let isReloadPending = false;
  let timer: NodeJS.Timeout | undefined;

  async function reload(): Promise<void> {
    try {
      current = effectiveSwitches(await read(), lacking);
      if (failing) log.info('feature switches can be read again');
      failing = false;
    } catch (err) {
      // Logs the failure once, not every second.
      if (!failing && !stopped) log.warn({ err }, 'feature switches could not be read; the last ones stay in force');
      failing = true;
    }
  }

  /**
   * Runs one reading at a time. A hint during a reading triggers another one, because the row may have changed since.
   */
  function refresh(): void {
    if (stopped) return;
    if (pendingRead) {
      isReloadPending = true;
      return;
    }
    clearTimeout(timer);
    pendingRead = reload().finally(() => {
      pendingRead = null;
      if (isReloadPending) {
        isReloadPending = false;
        refresh();
      } else scheduleReload();
    });
  }

  function scheduleReload(): void {
    if (stopped || everyMs === null) return;
    timer = setTimeout(refresh, everyMs);
    timer.unref();
  }

  const stopListening = signals.on(SWITCHES_CHANGED, refresh);
  scheduleReload();
  return {
    switches: { isOn: (feature) => current[feature], registration: () => current.registration },
    async stop() {
      stopped = true;
      stopListening();
      clearTimeout(timer);
      await pendingRead;
    },
  };
}
