import type { Step as StorageStep } from '#offline/testing/faults.ts';
import type { ServerVersion } from '../../../api/src/testing/torture/versions.ts';
import type { DraftStep } from '../drafts/draft-steps.ts';
import type { AttemptStep } from '../ops/attempt-submit.op.ts';
import type { LaterStep } from '../ops/later.op.ts';
import type { NotesStep } from '../ops/note.op.ts';
import type { PoisonKind } from '../ops/poison.ts';
import type { SettingStep } from '../ops/profile-update.op.ts';
import type { SaveQuizStep } from '../ops/quiz-keep.op.ts';
import type { RateStep } from '../ops/review-rate.op.ts';
import type { SuspendStep } from '../ops/review-suspend.op.ts';
import type { UndoStep } from '../ops/review-undo.op.ts';
import type { WriteStep } from '../ops/sitting-answer.op.ts';
import type { App } from './apps.ts';

/** The state of a browser's network for all following requests. */
export type NetworkState = 'up' | 'down' | 'captive' | 'too-old';
/**
 * The outcome of one request. `abort`: the connection ends while the server works; `held`: it arrives with the next
 * `arrive` step, together with all other held requests; `late`: it arrives only after the device has given up on it;
 * `replay`: it gets a reply and arrives again later; `silent`: not a byte comes back; `cut`: half of the reply comes
 * back; `proxy`: a proxy replies instead of the server.
 */
export type RequestOutcome =
  | 'abort'
  | 'drop'
  | 'drop-answer'
  | 'twice'
  | 'held'
  | 'late'
  | 'replay'
  | 'silent'
  | 'cut'
  | 'proxy'
  | 'slow';

export type AuthorAct = 'add' | 'rank' | 'extend' | 'edit' | 'seal' | 'unseal' | 'remove';

/** The types of work that hand-written scripts use. Random scripts use all types, as defined by the files in `ops`. */
type NamedWork =
  | AttemptStep
  | SaveQuizStep
  | LaterStep
  | NotesStep
  | RateStep
  | SettingStep
  | SuspendStep
  | UndoStep
  | WriteStep;

/**
 * One step of a script. `on` is the browser's number; `who` is the learner's, by default the first. `ms` is the time in
 * milliseconds that passes after the step.
 */
export type Step = { ms: number } & (
  | NamedWork
  | { do: 'poison'; on: number; kind: PoisonKind }
  /** The learner makes an attempt that causes an error on the server until the `mend` step. */
  | { do: 'break'; on: number }
  | { do: 'mend' }
  | { do: 'network'; on: number; is: NetworkState }
  /** The learner switches to the browser's newest tab, or away from all tabs. */
  | { do: 'look'; on: number; visible: boolean }
  | { do: 'request'; on: number; fate: RequestOutcome }
  /** All messages that were held back arrive. */
  | { do: 'arrive' }
  /** The server's next database transaction fails at the point `at`. */
  | { do: 'database'; at: 'savepoint' | 'commit' | 'committed'; count: number }
  /** Opens one more tab, with the present version of the app by default. */
  | { do: 'open'; on: number; app?: App }
  /** Suspends processes for `minutes`: those of all tabs, of the leading tab, or of the front tab. */
  | { do: 'pause'; on: number; what: 'browser' | 'leader' | 'front'; minutes: number }
  /** Freezes the leading page for `minutes`; it gets the freeze and resume events, as in browsers. */
  | { do: 'freeze'; on: number; minutes: number }
  /** Waits for `minutes` without any user action, while all timers run. */
  | { do: 'wait'; minutes: number }
  /** The leading tab dies; the other tabs go on. */
  | { do: 'kill-leader'; on: number }
  /** A database transaction of the server fails at the given point. */
  | { do: 'kill'; on: number; at: StorageStep | 'now'; count: number }
  | { do: 'disk'; on: number; fails: 'full' | 'closed'; count: number }
  /** The server's process is killed, or started again. */
  | { do: 'server'; is: 'killed' | 'started' }
  /** The server is replaced by another version of it. */
  | { do: 'version'; is: ServerVersion }
  /**
   * The learner discards one piece of pending work; `which` counts through all pending work and starts over at its end.
   */
  | { do: 'discard'; on: number; which: number }
  /** The learner retries one piece of refused work. */
  | { do: 'try-again'; on: number; which: number }
  | DraftStep
  /**
   * Limits the disk to `packs` packs (null for no limit). Packs beyond that are refused, and so is work once the disk
   * is full.
   */
  | { do: 'space'; on: number; packs: number | null }
  | { do: 'sign-out'; who?: number }
  | { do: 'sign-in'; on: number }
  | { do: 'clock'; on: number; years: number }
  /** From now on the device's clock runs too fast by `percent`, or too slowly if that is negative. */
  | { do: 'drift'; on: number; percent: number }
  /** The device is in another time zone. */
  | { do: 'travel'; on: number; to: string }
  /** Makes everything written to the disk so far durable. */
  | { do: 'flush'; on: number }
  /** Cuts the power: the disk returns to its state at the last flush. */
  | { do: 'power-loss'; on: number }
  /** The browser deletes its data; `exported` if the learner saved a file before, which is then imported twice. */
  | { do: 'evict'; on: number; exported: boolean }
  | { do: 'backup'; who?: number }
  | { do: 'restore'; who?: number; newEpoch: boolean }
  /** Copies the whole disk to another browser; both browsers continue. */
  | { do: 'clone'; on: number }
  /**
   * Lets `count` days pass without any user action, while the server's background work is done. `closed`: no browser is
   * open either.
   */
  | { do: 'days'; count: number; closed: boolean }
  /**
   * An admin changes public content: makes a quiz or a ranked quiz (`rank`), or changes one of the quizzes made this
   * way.
   */
  | { do: 'author'; act: AuthorAct; quiz: number }
  | { do: 'role'; who?: number; premium: boolean }
  /** Gives the learner a personal set of scheduling weights. */
  | { do: 'model'; who?: number }
  | { do: 'notify'; who?: number }
  /** A game awards the learner a badge. */
  | { do: 'award'; who?: number }
  /** An admin sets the contact for learners at risk. */
  | { do: 'contact' }
  | { do: 'delete-account'; who?: number }
  /** The browser has rows of, and a cursor in, a scope that no longer exists. */
  | { do: 'old-scope'; on: number }
);

export interface Schedule {
  /** The seed of all random numbers, such as jitter and network delays. */
  seed: number;
  /** The number of learners; 1 by default. */
  learners?: number;
  /** The number of browsers that each learner has. */
  browsers: number;
  /** The most rows in one reply. Null means the product's own limit; if missing, the server's current limit stays. */
  maxRows?: number | null;
  /** Whether the browser has locks with which tabs elect a leader. */
  locks: boolean;
  steps: readonly Step[];
  /** Whether other worlds use the same server at the same time, and restore it from backups. */
  shared?: boolean;
}

/** Formats a schedule as code for `KNOWN_FAILURES`, with one step a line as JSON. */
export function formatScript({ seed, learners = 1, browsers, maxRows = null, locks, steps }: Schedule): string {
  const lines = steps.map((step) => `    ${JSON.stringify(step)},`);
  const setting = `seed: ${seed}, learners: ${learners}, browsers: ${browsers}, maxRows: ${maxRows}, locks: ${locks}`;
  return [`{ ${setting}, steps: [`, ...lines, '] }'].join('\n');
}
