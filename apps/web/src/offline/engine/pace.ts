import type { Committed } from '../queue/commit-reply.ts';
import { isStorageFailure } from '../storage-failure.ts';
import { computeBackoff, toRetryAfterMs } from './backoff.ts';
import type { Clock } from './clock.ts';
import type { Leader } from './leader.ts';
import { isAppErrorCode, type RefusedReply } from './read-reply.ts';
import type { RoundResult } from './round.ts';
import type { EngineState } from './state.ts';

interface PaceParts {
  clock: Clock;
  /** Returns a random number from 0 to 1. */
  random: () => number;
  leader: Leader;
  isVisible: () => boolean;
  /** Returns whether only memory has some ops of this tab, so that no other tab can send them. */
  isUnsaved: () => boolean;
  /** Returns whether the last round had work. */
  hadWork: () => boolean;
  /** Returns whether the last attempt got a reply; null before the first attempt. */
  online: () => boolean | null;
  setState: (changes: Partial<EngineState>) => void;
  onReplied: (committed: Committed, serverNow: number) => void;
}

/** Decides what the result of a round means for the state of this tab, and when the next round follows. */
export interface Pace {
  /**
   * Returns the milliseconds for which nothing may be sent yet, because the server asked to wait; 0 or less if it's
   * over.
   */
  remainingWait(): number;
  /** Returns the pause before the next round, in milliseconds; null if none should follow. */
  pauseAfter(result: RoundResult): number | null;
  /**
   * Returns the pause before the next round after the disk or our own code failed, in milliseconds; null if none should
   * follow.
   */
  pauseAfterError(error: unknown): number | null;
}

/** Returns the phase of a tab that has nothing to do. */
export const getRestingPhase = (leader: Pick<Leader, 'isLeader'>) => (leader.isLeader() ? 'idle' : 'following');

export function createPace(parts: PaceParts): Pace {
  const { clock, random, leader, isVisible, isUnsaved, hadWork, online, setState, onReplied } = parts;
  let failures = 0;
  let repairs = 0;
  /** The number of times that the server has begun again with the first row since this device last had all rows. */
  let restarts = 0;
  /** The time of `clock.elapsed` before which no request is sent. */
  let notBefore = 0;

  function next(result: RoundResult): number | null {
    switch (result.kind) {
      case 'nothing':
        return becomeIdle();
      case 'again':
        return 0;
      case 'failed':
        return handleFailed(result.retryAfter);
      case 'refused':
        return handleRefused(result);
      case 'replied':
        return handleReplied(result);
    }
  }

  function handleReplied({ reply, committed, sentOps, moved }: RoundResult & { kind: 'replied' }): number | null {
    setState({ online: true });
    onReplied(committed, reply.serverNow);
    const { pending, incomplete, settled, stored, repair, restarted } = committed;
    repairs = repair === null ? 0 : repairs + 1;
    restarts = restarted ? restarts + 1 : incomplete ? restarts : 0;
    // If the server keeps beginning again with the first row, its pages are no progress, however many rows they have.
    const advanced = settled > 0 || (!restarted && (!stored || moved || repairs === 1 || sentOps === 0));
    if (restarted) failures = Math.max(failures, restarts - 1);
    // A round that neither completes an op nor gets a row must not be repeated without a pause.
    if (reply.retryAfter !== undefined || ((pending > 0 || incomplete) && !advanced)) {
      return handleFailed(reply.retryAfter ?? null, { online: true, hasWork: pending > 0 || incomplete });
    }
    if (!isUnsaved()) failures = 0;
    if (pending > 0 || incomplete) return 0;
    return becomeIdle();
  }

  function becomeIdle(): number | null {
    // Unsaved ops may be lost within a minute, so writing them to disk, or sending them from memory, is retried sooner.
    if (isUnsaved()) return handleFailed(null, { online: online() ?? false });
    setState({ phase: getRestingPhase(leader) });
    return null;
  }

  function handleRefused({ status, code, message, retryAfter }: RefusedReply): number | null {
    if (code === 'UNAUTHENTICATED' || code === 'ACCOUNT_GONE') {
      setState({ phase: code === 'ACCOUNT_GONE' ? 'gone' : 'signed-out' });
      return null;
    }
    const pause = handleFailed(retryAfter);
    if (status === 412) {
      setState({ phase: 'too-old' });
      // Another tab may already run a newer build, so this one passes the lead on.
      leader.requeue();
    } else if (!isAppErrorCode(code) || code === 'DISK_FULL') setState({ online: true, message });
    return pause;
  }

  function handleFailed(
    retryAfter: number | null,
    { online = false, hasWork = hadWork() }: { online?: boolean; hasWork?: boolean } = {},
  ): number | null {
    const pause = toRetryAfterMs(retryAfter);
    if (pause > 0) notBefore = clock.elapsed() + pause;
    // A server that says when to come back has reserved a place for this device, which a longer pause would lose.
    else failures += 1;
    setState({ phase: 'waiting', online });
    const jitter = computeRetryPause(hasWork, pause > 0 ? 1 : failures);
    return jitter === null ? null : pause + jitter;
  }

  /**
   * Returns the pause before the next attempt, in milliseconds; null if the leading tab makes it, or this tab when the
   * page becomes visible.
   */
  function computeRetryPause(hasWork: boolean, failuresInARow = failures): number | null {
    const visible = isVisible();
    if (!isUnsaved() && !(leader.isLeader() && (hasWork || visible))) return null;
    return computeBackoff(failuresInARow, random(), visible && (hasWork || isUnsaved()));
  }

  return {
    remainingWait: () => notBefore - clock.elapsed(),
    pauseAfter: next,
    pauseAfterError(error) {
      failures += 1;
      setState({ phase: isStorageFailure(error) ? 'storage' : 'waiting' });
      return computeRetryPause(true);
    },
  };
}
