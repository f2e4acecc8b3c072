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
  setState: (changes: Partial<EngineState>) => void;
  onReplied: (committed: Committed, serverNow: number) => void;
}

/** Decides what the result of a round means for the state of this tab, and when the next round follows. */
export interface Pace {
  /** How long nothing may be sent yet, milliseconds: the server asked us to wait. */
  remainingWait(): number;
  /** Returns the pause before the next round, in milliseconds; null where none should follow. */
  pauseAfter(result: RoundResult): number | null;
  /** The same after the disk failed, or our own code. */
  pauseAfterError(error: unknown): number | null;
}

/** The phase of a tab when there is nothing to do. */
export const getRestingPhase = (leader: Pick<Leader, 'isLeader'>) => (leader.isLeader() ? 'idle' : 'following');

export function createPace(parts: PaceParts): Pace {
  const { clock, random, leader, isVisible, isUnsaved, hadWork, online, setState, onReplied } = parts;
  let failures = 0;
  let repairs = 0;
  /** How often the server began again with the first row, since all rows were here. */
  let restarts = 0;
  /** Nothing is sent before this moment of `clock.elapsed`. */
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
    // Pages of a walk that never ends are no progress, however many rows they have.
    const advanced = settled > 0 || (!restarted && (!stored || moved || repairs === 1 || sentOps === 0));
    if (restarted) failures = Math.max(failures, restarts - 1);
    // A round that neither settles an op nor gets a row must not repeat without a pause.
    if (reply.retryAfter !== undefined || ((pending > 0 || incomplete) && !advanced)) {
      return handleFailed(reply.retryAfter ?? null, { online: true, hasWork: pending > 0 || incomplete });
    }
    if (!isUnsaved()) failures = 0;
    if (pending > 0 || incomplete) return 0;
    return becomeIdle();
  }

  function becomeIdle(): number | null {
    // Unsaved ops may be gone in a minute: retry the disk, or sending from memory, sooner than that.
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
      // Another tab may run a newer build already.
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
    // A server that says when to come back gave this device a place: being late would lose it.
    else failures += 1;
    setState({ phase: 'waiting', online });
    const jitter = computeRetryPause(hasWork, pause > 0 ? 1 : failures);
    return jitter === null ? null : pause + jitter;
  }

  /** The pause before the next try; null where that is left to the leader, or to the next look at the page. */
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
