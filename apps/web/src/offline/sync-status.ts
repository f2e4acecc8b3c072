// A file of its own: screens need it from the start, and the engine is loaded later.
import { useSyncExternalStore } from 'react';
import { resettable } from '#lib/resettable.ts';
import type { EngineState } from './engine/state.ts';

export type SyncStatus = EngineState;

interface RunningSync {
  syncNow: () => Promise<void>;
}

const STOPPED: SyncStatus = { phase: 'stopped', online: null };
const FAILING_PHASES: readonly SyncStatus['phase'][] = ['waiting', 'storage', 'signed-out', 'gone', 'too-old'];

let status = STOPPED;
let running: RunningSync | null = null;
const listeners = new Set<() => void>();
resettable(() => {
  status = STOPPED;
  running = null;
});

/** What the engine is doing, and whether it reached the server last time. */
export function useSyncStatus(): SyncStatus {
  return useSyncExternalStore(subscribe, getSyncStatus);
}

export function getSyncStatus(): SyncStatus {
  return status;
}

/** Whether the last try failed, so that work waits; false during a first try. */
export function isStuck({ phase, online }: SyncStatus): boolean {
  return online === false || FAILING_PHASES.includes(phase);
}

/** Syncs now; resolves when that has ended, successfully or not. */
export async function syncNow(): Promise<void> {
  await running?.syncNow();
}

export function setSyncStatus(next: SyncStatus): void {
  status = next;
  for (const listener of [...listeners]) listener();
}

/** Called by the code that starts the engine; null when it has stopped. */
export function setRunningSync(next: RunningSync | null): void {
  running = next;
  if (next === null) setSyncStatus(STOPPED);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
