import type { Committed } from '../queue/commit-reply.ts';
import { isStorageFailure } from '../storage-failure.ts';
import { askedPause, backoff } from './backoff.ts';
import type { Clock } from './clock.ts';
import type { Leader } from './leader.ts';
import { isCode, type Refused } from './read-reply.ts';
import type { RoundResult } from './round.ts';
import type { EngineState } from './state.ts';

interface PaceParts {
  clock: Clock;
  /** 0 to 1. */
  random: () => number;
  leader: Leader;
  isVisible: () => boolean;
  /** Whether only memory has some ops of this tab, so no other one can send them. */
  isUnsaved: () => boolean;
  /** Whether the last round had work. */
  hadWork: () => boolean;
  /** Whether the last attempt got a reply; null before the first. */
  online: () => boolean | null;
  tell: (changes: Partial<EngineState>) => void;
  onReplied: (committed: Committed, serverNow: number) => void;
}

/** Decides what the result of a round means for the state of this tab, and when the next round follows. */
export interface Pace {
  /** How long nothing may be sent yet, milliseconds: the server asked us to wait. */
  wait(): number;
  /** Returns the pause before the next round, in milliseconds; null where none should follow. */
  after(result: RoundResult): number | null;
  /** The same after the disk failed, or our own code. */
  afterError(error: unknown): number | null;
}

/** The phase of a tab when there is nothing to do. */
export const restingPhase = (leader: Pick<Leader, 'isLeading'>) => (leader.isLeading() ? 'idle' : 'following');

export function createPace(parts: PaceParts): Pace {
  const { clock, random, leader, isVisible, isUnsaved, hadWork, online, tell, onReplied } = parts;
  let failures = 0;
  let repairs = 0;
  /** How often the server began again with the first row, since all rows were here. */
  let restarts = 0;
  /** Nothing is sent before this moment of `clock.elapsed`. */
  let notBefore = 0;

  function next(result: RoundResult): number | null {
    switch (result.kind) {
      case 'nothing':
        return rest();
      case 'again':
        return 0;
      case 'failed':
        return failed(result.retryAfter);
      case 'refused':
        return refused(result);
      case 'replied':
        return replied(result);
    }
  }

  function replied({ reply, committed, sentOps, moved }: RoundResult & { kind: 'replied' }): number | null {
    tell({ online: true });
    onReplied(committed, reply.serverNow);
    const { pending, incomplete, settled, stored, repair, restarted } = committed;
    repairs = repair === null ? 0 : repairs + 1;
    restarts = restarted ? restarts + 1 : incomplete ? restarts : 0;
    // Pages of a walk that never ends are no progress, however many rows they have.
    const advanced = settled > 0 || (!restarted && (!stored || moved || repairs === 1 || sentOps === 0));
    if (restarted) failures = Math.max(failures, restarts - 1);
    // A round that neither settles an op nor gets a row must not repeat without a pause.
    if (reply.retryAfter !== undefined || ((pending > 0 || incomplete) && !advanced)) {
      return failed(reply.retryAfter ?? null, { online: true, hasWork: pending > 0 || incomplete });
    }
    if (!isUnsaved()) failures = 0;
    if (pending > 0 || incomplete) return 0;
    return rest();
  }

  function rest(): number | null {
    // Unsaved ops may be gone in a minute: retry the disk, or sending from memory, sooner than that.
    if (isUnsaved()) return failed(null, { online: online() ?? false });
    tell({ phase: restingPhase(leader) });
    return null;
  }

  function refused({ status, code, message, retryAfter }: Refused): number | null {
    if (code === 'UNAUTHENTICATED' || code === 'ACCOUNT_GONE') {
      tell({ phase: code === 'ACCOUNT_GONE' ? 'gone' : 'signed-out' });
      return null;
    }
    const pause = failed(retryAfter);
    if (status === 412) {
      tell({ phase: 'too-old' });
      // Another tab may run a newer build already.
      leader.handOver();
    } else if (!isCode(code) || code === 'DISK_FULL') tell({ online: true, message });
    return pause;
  }

  function failed(
    retryAfter: number | null,
    { online = false, hasWork = hadWork() }: { online?: boolean; hasWork?: boolean } = {},
  ): number | null {
    const pause = askedPause(retryAfter);
    if (pause > 0) notBefore = clock.elapsed() + pause;
    // A server that says when to come back gave this device a place: being late would lose it.
    else failures += 1;
    tell({ phase: 'waiting', online });
    const jitter = tryAgain(hasWork, pause > 0 ? 1 : failures);
    return jitter === null ? null : pause + jitter;
  }

  /** The pause before the next try; null where that is left to the leader, or to the next look at the page. */
  function tryAgain(hasWork: boolean, inARow = failures): number | null {
    const visible = isVisible();
    if (!isUnsaved() && !(leader.isLeading() && (hasWork || visible))) return null;
    return backoff(inARow, random(), visible && (hasWork || isUnsaved()));
  }

  return {
    wait: () => notBefore - clock.elapsed(),
    after: next,
    afterError(error) {
      failures += 1;
      tell({ phase: isStorageFailure(error) ? 'storage' : 'waiting' });
      return tryAgain(true);
    },
  };
}
