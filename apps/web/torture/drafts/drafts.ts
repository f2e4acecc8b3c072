import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import type { SaveResult } from '#features/attempts/drafts/draft-store.ts';
import { DRAFTS } from '#features/attempts/drafts.mirror.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { Browser } from '../world/browser.ts';
import type { Intent } from '../world/journal.ts';
import type { Tab } from '../world/tab.ts';

/** What the device's clock may be off without being noticed, the time between two looks aside. */
const TOLERANCE_MS = 15_000;

/** An attempt that was begun, as it must not get lost. */
export interface StartedDraft {
  attemptId: string;
  quizId: string;
  /** What holds it. */
  disk: object;
  /** The true time, and how long it may take; null for as long as one likes. */
  begunAt: number;
  durationMs: number | null;
  /** By question: the answer that was told to be saved last, as JSON. */
  answers: Map<string, string>;
  /** The same when the disk was flushed last; null before that. */
  flushed: Map<string, string> | null;
  /** The pages that saw its time run. */
  seenBy: Set<Tab>;
  /** The learner handed it in. */
  byLearner: boolean;
  /** Another disk has a copy, or an older one came back: it may be handed in twice, with different answers. */
  forked: boolean;
  /** The disk is gone, or was as before it was begun. */
  gone: boolean;
}

/** The drafts that a learner begun, written down outside of devices. */
export class Drafts {
  readonly started = new Map<string, StartedDraft>();
  /** What should never be. */
  readonly faults: string[] = [];

  recordStarted(draft: Pick<StartedDraft, 'attemptId' | 'quizId' | 'disk' | 'begunAt' | 'durationMs'>): StartedDraft {
    const state = { answers: new Map(), flushed: null, seenBy: new Set<Tab>() };
    const noted = { ...draft, ...state, byLearner: false, forked: false, gone: false };
    this.started.set(draft.attemptId, noted);
    return noted;
  }

  /** Whether two disks may have handed it in, with other answers. */
  isForked({ type, args }: Intent): boolean {
    return type === attemptSubmit.type && (this.started.get(String(args.attemptId))?.forked ?? false);
  }

  recordAnswer(attemptId: string, answer: { questionId: string; given: string }, result: SaveResult): void {
    if (result === 'saved') this.started.get(attemptId)?.answers.set(answer.questionId, answer.given);
  }

  /** A page looks which drafts there are. */
  async recordSeen(browser: Browser, tab: Tab): Promise<void> {
    if (!tab.page) return;
    for (const { attemptId, deadline } of await tab.page.database.tableOf(DRAFTS).toArray()) {
      if (deadline !== null && browser.now() < deadline) this.started.get(attemptId)?.seenBy.add(tab);
    }
  }

  /**
   * A page saved work: of a timed attempt that it saw running and the learner did not hand in, the time is really over.
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

  /** Another disk has all that this one has. */
  markForked(disk: object): void {
    for (const draft of this.#on(disk)) draft.forked = true;
  }

  markGone(disk: object): void {
    for (const draft of this.#on(disk)) draft.gone = true;
  }

  flush(disk: object): void {
    for (const draft of this.#on(disk)) draft.flushed = new Map(draft.answers);
  }

  /** The disk is as it was when it was flushed, and another object. */
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
