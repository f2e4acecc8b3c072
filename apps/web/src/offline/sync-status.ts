// This is a separate file, because screens need the status from the start and the engine is loaded later.
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

/** Returns the engine's phase, and whether it reached the server last time. */
export function useSyncStatus(): SyncStatus {
  return useSyncExternalStore(subscribe, getSyncStatus);
}

export function getSyncStatus(): SyncStatus {
  return status;
}

/** Returns whether the last try failed, so that work waits; false during a first try. */
export function isStuck({ phase, online }: SyncStatus): boolean {
  return online === false || FAILING_PHASES.includes(phase);
}

/** Syncs now. Resolves when the sync has ended, successfully or not. */
export async function syncNow(): Promise<void> {
  await running?.syncNow();
}

export function setSyncStatus(next: SyncStatus): void {
  status = next;
  for (const listener of [...listeners]) listener();
}

/** Sets the running sync. The code that starts the engine calls this, with null when the engine has stopped. */
export function setRunningSync(next: RunningSync | null): void {
  running = next;
  if (next === null) setSyncStatus(STOPPED);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
