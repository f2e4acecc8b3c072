import type { Draft } from './draft.ts';
import type { DraftWitnesses } from './draft-witnesses.ts';
import type { Clock } from './engine/clock.ts';

/** Clocks are set right by some seconds all the time. */
const TOLERANCE_MS = 5000;

type Timed = Pick<Draft, 'attemptId' | 'deadline'>;

/**
 * Tells a clock that was set forward from time that passed, for attempts that a page of this browser has seen running. What
 * all of them see for the first time after its deadline is over: nobody knows what the clock did while no page was open.
 */
export function createDraftClock({ now, elapsed }: Pick<Clock, 'now' | 'elapsed'>, witnesses: DraftWitnesses) {
  /** By attempt: its deadline by the clock that is never set. Who goes on after a jump has the same one. */
  const ends = new Map<string, number>();
  /** By attempt: the other pages were asked. */
  const asked = new Map<string, Promise<void>>();

  function noteEnd(attemptId: string, end: number): void {
    ends.set(attemptId, end);
    witnesses.answer((asked) => {
      const known = ends.get(asked);
      return known === undefined ? null : known - elapsed();
    });
  }

  /** Notes a draft whose time runs. */
  function note({ attemptId, deadline }: Timed): void {
    if (deadline !== null && now() < deadline && !ends.has(attemptId)) noteEnd(attemptId, deadline - now() + elapsed());
  }

  async function ask(attemptId: string): Promise<void> {
    const left = await witnesses.ask(attemptId);
    // The clock may have been set before this page saw the attempt, or before the other one did.
    if (left !== null) noteEnd(attemptId, Math.max(elapsed() + left, ends.get(attemptId) ?? Number.NEGATIVE_INFINITY));
  }

  return {
    note,
    /** The page comes upon a draft, which others may have seen before. Resolves once they had their say. */
    async meet(draft: Timed): Promise<void> {
      const { attemptId, deadline } = draft;
      if (deadline === null) return;
      const isNew = !ends.has(attemptId);
      note(draft);
      if (isNew && !asked.has(attemptId)) asked.set(attemptId, ask(attemptId));
      await asked.get(attemptId);
    },
    /** How far the clock was set forward since then, milliseconds; 0 where it was not. */
    setForward({ attemptId, deadline }: Timed): number {
      const end = ends.get(attemptId);
      if (end === undefined || deadline === null) return 0;
      const jump = end - elapsed() - (deadline - now());
      return jump > TOLERANCE_MS ? jump : 0;
    },
  };
}
