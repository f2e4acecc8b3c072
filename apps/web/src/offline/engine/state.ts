// The state and the events of an engine.
import type { Committed } from '../queue/commit-reply.ts';

/**
 * The phase of a tab's engine. `following`: at rest, and another tab leads. `waiting`: before the next attempt after a
 * failure, by this tab or the leader. `signed-out`, `gone`: the server refuses this session or account, and sync has
 * ended. `too-old`: the app must be updated; retried now and then. `storage`: this browser can't store data.
 */
type SyncPhase =
  | 'stopped'
  | 'following'
  | 'idle'
  | 'syncing'
  | 'waiting'
  | 'storage'
  | 'signed-out'
  | 'gone'
  | 'too-old';

export interface EngineState {
  phase: SyncPhase;
  /** Whether the last attempt got a reply from the server itself; null before the first. */
  online: boolean | null;
  /** The server's message when it refused because its disk is full, or for a reason that this build doesn't know. */
  message?: string;
}

export type EngineEvent =
  | { type: 'state'; state: EngineState }
  /** The storage has no record that this browser ever synced. */
  | { type: 'new-device' }
  | { type: 'replied'; committed: Committed; serverNow: number }
  /** Reading or writing the disk failed, or our own code threw. */
  | { type: 'storage-failed'; error: unknown }
  | { type: 'watchdog' }
  /** This tab leads from now on. Nobody knows which work the previous leader had left after its last reply. */
  | { type: 'leads' };
