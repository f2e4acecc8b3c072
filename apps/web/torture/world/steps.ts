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

/** What the network makes of a browser's requests from now on. */
export type NetworkState = 'up' | 'down' | 'captive' | 'too-old';
/**
 * What becomes of one request. `abort`: the connection ends meanwhile; `held`: it arrives with the next `arrive`, side by side with all that was held back;
 * `late`: it arrives only after the device has given it up; `replay`: it is answered, and
 * arrives once more later; `silent`: not a byte comes back; `cut`: half of the answer does; `proxy`: a stranger answers.
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

/** The work that scripts name by hand. Random ones do every type of work, as its file in `ops` says. */
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
 * One line of a script. `on` is the browser's number, `who` the learner's, the first one if it is missing; `ms`, for all
 * of them, how much time passes afterwards.
 */
export type Step = { ms: number } & (
  | NamedWork
  | { do: 'poison'; on: number; kind: PoisonKind }
  /** An attempt at which the server throws until it is mended. */
  | { do: 'break'; on: number }
  | { do: 'mend' }
  | { do: 'network'; on: number; is: NetworkState }
  /** The learner looks at the newest of the browser's tabs, or at none. */
  | { do: 'look'; on: number; visible: boolean }
  | { do: 'request'; on: number; fate: RequestOutcome }
  /** What was held back arrives. */
  | { do: 'arrive' }
  /** The next transaction of the server breaks. */
  | { do: 'database'; at: 'savepoint' | 'commit' | 'committed'; count: number }
  /** One tab more, of the present version of the app by default. */
  | { do: 'open'; on: number; app?: App }
  /** Processes are suspended for so long: those of all tabs, that of the tab that leads or of the one in front. */
  | { do: 'pause'; on: number; what: 'browser' | 'leader' | 'front'; minutes: number }
  /** The page that leads is frozen for so long, and gets events before and after, as in browsers. */
  | { do: 'freeze'; on: number; minutes: number }
  /** Nobody does anything for so long, and all timers run. */
  | { do: 'wait'; minutes: number }
  /** The tab that leads dies, alone. */
  | { do: 'kill-leader'; on: number }
  /** The whole browser dies, when its storage comes to that step for the `count`-th time. */
  | { do: 'kill'; on: number; at: StorageStep | 'now'; count: number }
  | { do: 'disk'; on: number; fails: 'full' | 'closed'; count: number }
  /** The server's process is killed, or started again. */
  | { do: 'server'; is: 'killed' | 'started' }
  /** Another version of the server runs. */
  | { do: 'version'; is: ServerVersion }
  /** Pending work is discarded by hand: that one of all, counted round and round. */
  | { do: 'discard'; on: number; which: number }
  /** Refused work is tried again by hand. */
  | { do: 'try-again'; on: number; which: number }
  | DraftStep
  /** The disk has space for so many packs, or for any number: each more is refused, and work too once all places are taken. */
  | { do: 'space'; on: number; packs: number | null }
  | { do: 'sign-out'; who?: number }
  | { do: 'sign-in'; on: number }
  | { do: 'clock'; on: number; years: number }
  /** From now on the device's clock is so much too fast, or too slow. */
  | { do: 'drift'; on: number; percent: number }
  /** The device is in another time zone. */
  | { do: 'travel'; on: number; to: string }
  /** All that the disk was told is on it for good now. */
  | { do: 'flush'; on: number }
  /** The power is gone: the disk is as it was when it was last flushed. */
  | { do: 'power-loss'; on: number }
  /** The browser throws its data away, `exported` or not. The file, if any, is taken in again, twice. */
  | { do: 'evict'; on: number; exported: boolean }
  | { do: 'backup'; who?: number }
  | { do: 'restore'; who?: number; newEpoch: boolean }
  /** Everything on a disk is copied to another browser; both go on. */
  | { do: 'clone'; on: number }
  /** Nobody does anything for so long, and the server's background work is done. `closed`: no browser is open either. */
  | { do: 'days'; count: number; closed: boolean }
  /**
   * An admin changes what everybody sees: makes a quiz, a ranked one (`rank`), or changes one of those that were made so.
   */
  | { do: 'author'; act: AuthorAct; quiz: number }
  | { do: 'role'; who?: number; premium: boolean }
  /** The learner gets weights of the schedule of their own. */
  | { do: 'model'; who?: number }
  | { do: 'notify'; who?: number }
  /** A game awards the learner a badge. */
  | { do: 'award'; who?: number }
  /** An admin says whom learners in danger can turn to. */
  | { do: 'contact' }
  | { do: 'delete-account'; who?: number }
  /** The browser holds rows and a place in a scope that is no more. */
  | { do: 'old-scope'; on: number }
);

export interface Schedule {
  /** Of the jitter and of the network's delays. */
  seed: number;
  /** One by default. */
  learners?: number;
  /** Each learner's. */
  browsers: number;
  /** Rows in one answer at most, null for as many as the product says; as it was by default. */
  maxRows?: number | null;
  /** Whether tabs can agree on a leader. */
  locks: boolean;
  steps: readonly Step[];
  /** Whether other worlds use the same server meanwhile, and restore it from backups. */
  shared?: boolean;
}

/** A script that `replay` takes: one step a line, as JSON. */
export function formatScript({ seed, learners = 1, browsers, maxRows = null, locks, steps }: Schedule): string {
  const lines = steps.map((step) => `    ${JSON.stringify(step)},`);
  const setting = `seed: ${seed}, learners: ${learners}, browsers: ${browsers}, maxRows: ${maxRows}, locks: ${locks}`;
  return [`{ ${setting}, steps: [`, ...lines, '] }'].join('\n');
}
