// What an engine says of itself.
import type { Committed } from '../queue/commit-reply.ts';

/**
 * `following`: at rest, and another tab leads. `waiting`: for the next attempt after a failure, by this tab or the leader.
 * `signed-out`, `gone`: the server refuses this session or account, and nothing is sent any more. `too-old`: the app must be
 * updated; tried now and then. `storage`: this browser keeps nothing.
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
  /** The server's words when it refused for want of room, or for a reason that this build does not know. */
  message?: string;
}

export type EngineEvent =
  | { type: 'state'; state: EngineState }
  /** This browser had no record of ever having synced. */
  | { type: 'new-device' }
  | { type: 'replied'; committed: Committed; serverNow: number }
  /** Reading or writing the disk failed, or our own code threw. */
  | { type: 'storage-failed'; error: unknown }
  | { type: 'watchdog' }
  /** This tab leads from now on. What the one before it had left to do after its last reply, nobody knows. */
  | { type: 'leads' };
