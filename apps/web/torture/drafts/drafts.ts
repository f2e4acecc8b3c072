import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import type { SaveResult } from '#features/attempts/drafts/draft-store.ts';
import { DRAFTS } from '#features/attempts/drafts.mirror.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { Browser } from '../world/browser.ts';
import type { Intent } from '../world/journal.ts';
import type { Tab } from '../world/tab.ts';

/** The error of the device's clock that may go unnoticed, in milliseconds, apart from the time between two checks. */
const TOLERANCE_MS = 15_000;

/** A started attempt with the facts that show whether it got lost. */
export interface StartedDraft {
  attemptId: string;
  quizId: string;
  /** The disk that holds the draft. */
  disk: object;
  /**
   * The true start in milliseconds, and the time limit in milliseconds; `durationMs` is null for an attempt without
   * one.
   */
  begunAt: number;
  durationMs: number | null;
  /** By question id: the last answer that was reported as saved, as JSON. */
  answers: Map<string, string>;
  /** The draft's answers as they were when the disk was last flushed; null before the first flush. */
  flushed: Map<string, string> | null;
  /** The pages that saw the draft before its deadline. */
  seenBy: Set<Tab>;
  /** Whether the learner handed the attempt in, rather than the app at the deadline. */
  byLearner: boolean;
  /**
   * Whether another disk has a copy of the draft, or an older copy came back, so that the attempt may be handed in
   * twice with different answers.
   */
  forked: boolean;
  /** Whether the disk was deleted, or rolled back to a state before the attempt started. */
  gone: boolean;
}

/** The drafts that a learner started, recorded outside the simulated devices. */
export class Drafts {
  readonly started = new Map<string, StartedDraft>();
  /** The rule violations found while the script runs. */
  readonly faults: string[] = [];

  recordStarted(draft: Pick<StartedDraft, 'attemptId' | 'quizId' | 'disk' | 'begunAt' | 'durationMs'>): StartedDraft {
    const state = { answers: new Map(), flushed: null, seenBy: new Set<Tab>() };
    const noted = { ...draft, ...state, byLearner: false, forked: false, gone: false };
    this.started.set(draft.attemptId, noted);
    return noted;
  }

  /** Returns whether two disks may have handed in the attempt with different answers. */
  isForked({ type, args }: Intent): boolean {
    return type === attemptSubmit.type && (this.started.get(String(args.attemptId))?.forked ?? false);
  }

  recordAnswer(attemptId: string, answer: { questionId: string; given: string }, result: SaveResult): void {
    if (result === 'saved') this.started.get(attemptId)?.answers.set(answer.questionId, answer.given);
  }

  /** Records that a page read the drafts on its disk and saw those whose deadline hasn't passed. */
  async recordSeen(browser: Browser, tab: Tab): Promise<void> {
    if (!tab.page) return;
    for (const { attemptId, deadline } of await tab.page.database.tableOf(DRAFTS).toArray()) {
      if (deadline !== null && browser.now() < deadline) this.started.get(attemptId)?.seenBy.add(tab);
    }
  }

  /**
   * Checks an attempt that a page handed in by itself: if the page saw it running, its time must really be over, and
   * its times must match the deadline.
   */
  checkOp(op: NewOp, tab: Tab, trueNow: number): void {
    if (op.type !== attemptSubmit.type) return;
    const { attemptId, startedAt, finishedAt } = attemptSubmit.argsOf(op);
    const draft = this.started.get(attemptId);
    if (!draft || draft.byLearner || draft.durationMs === null) return;
    const took = trueNow - draft.begunAt;
    if (draft.seenBy.has(tab) && took < draft.durationMs - TOLERANCE_MS) {
      this.faults.push(`${attemptId} was handed in after ${Math.round(took / 1000)} s of ${draft.durationMs / 1000}`);
    }
    if (Date.parse(finishedAt) - Date.parse(startedAt) !== draft.durationMs) {
      this.faults.push(
        `${attemptId} was handed in as of another time than its deadline: ${startedAt} to ${finishedAt}`,
      );
    }
  }

  /** Marks all drafts of a disk whose content another disk has as well. */
  markForked(disk: object): void {
    for (const draft of this.#on(disk)) draft.forked = true;
  }

  markGone(disk: object): void {
    for (const draft of this.#on(disk)) draft.gone = true;
  }

  flush(disk: object): void {
    for (const draft of this.#on(disk)) draft.flushed = new Map(draft.answers);
  }

  /** Records that a disk was replaced by its last flushed copy, which is another object. */
  rollBack(disk: object, durable: object): void {
    for (const draft of this.#on(disk)) {
      if (draft.flushed === null) draft.gone = true;
      else Object.assign(draft, { disk: durable, answers: new Map(draft.flushed), forked: true });
    }
  }

  #on(disk: object): StartedDraft[] {
    return [...this.started.values()].filter((draft) => draft.disk === disk);
  }
}
