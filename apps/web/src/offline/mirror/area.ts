import type { Profile } from '@quorbit/contracts/accounts/schema';
import type { AchievementId } from '@quorbit/contracts/achievements/achievements';
import type { UserDatabase } from '../database.ts';
import type { DeviceStore } from '../device-store.ts';
import type { NewOp } from '../queue/enqueue.ts';
import type { JournalEntry, RejectedEntry } from '../queue/records.ts';
import type { Work } from '../queue/work.ts';
import type { ServerZone } from './learner-zone.ts';
import type { Earning } from './progress.ts';
import type { RowKind } from './row-kind.ts';
import type { Selector } from './selector.ts';
import type { WorkKind } from './work-kind.ts';

/** The work that is only in memory, because the disk didn't store it. */
export interface WorkInMemory {
  unsaved: readonly NewOp[];
  /** Ops that were refused while they were only in memory. */
  unsavedRefused?: readonly RejectedEntry[];
  /** Ops that the server accepted while they were only in memory. */
  unsavedSent?: readonly JournalEntry[];
}

/** The work in memory and the areas that own it, used when the disk can't be read. */
export interface MemorySource extends Required<WorkInMemory> {
  areas: readonly MirrorArea[];
}

/**
 * The data that the mirror's selectors read: the device's tables, the work that is only in memory, and the areas that
 * own both.
 */
export interface MirrorSource extends WorkInMemory {
  database: UserDatabase;
  areas: readonly MirrorArea[];
  /** The time by this device's clock in milliseconds; the current time by default. */
  now?: number;
}

/** The user of the open page. */
interface PageUser {
  userId: string;
  setUser: (user: Profile) => void;
}

/**
 * One area of the product: the rows that it mirrors, the work that it queues, and the data that it offers to other
 * areas.
 */
export interface MirrorArea {
  /** The kinds of rows that the area owns. */
  rows?: readonly RowKind<unknown>[];
  /** The types of work that the area owns. */
  work?: readonly WorkKind[];
  /** Work to queue once, made from data that an older build without this type of work left on the device. */
  upgradeWork?: Selector<readonly Work[]>;
  /** Submits attempts and tests that were started on this device and whose time ran out while they weren't open. */
  submitExpired?(deviceStore: DeviceStore): Promise<void>;
  /**
   * Queues the work that the area still holds outside the queue, so that it's counted as unsent. Called before the user
   * logs out.
   */
  enqueueWaiting?(deviceStore: DeviceStore): Promise<void>;
  /** Titles by id, used to describe other areas' work. */
  titles?: Selector<ReadonlyMap<string, string>>;
  /** Hashes of the packs that the area's rows need. In addition, each type of work names the pack that it needs. */
  packs?: {
    /** Packs of quizzes that were started on this device and aren't finished. */
    begun?: Selector<readonly string[]>;
    /** Packs that must not be removed, because reviews on this device need them. */
    needed?: Selector<readonly string[]>;
    /** The packs among `needed` that are needed soon. The others are removed when there's no space for work. */
    urgent?: Selector<readonly string[]>;
    /** Packs that aren't removed although nothing needs them. */
    kept?: Selector<readonly string[]>;
    /** Packs that this device should have, the most urgent first. */
    wanted?: Selector<readonly string[]>;
  };
  /** The learner's time zone as the server knows it; null until that is on this device. */
  zone?: Selector<ServerZone | null>;
  /** The results of the quizzes that the learner took alone, from which their record for each quiz is shown. */
  results?: Selector<readonly { quizId: string; percentage: number }[]>;
  /** The XP that the area's work earned, in the order in which it was done, as far as this device knows. */
  earnings?: Selector<readonly Earning[]>;
  /** The achievements that the learner has unlocked, including by work that the server hasn't counted yet. */
  unlocked?: Selector<readonly AchievementId[]>;
  /** Called after an exchange that completed the rows, and whenever the queue changes, online or offline. */
  onUpToDate?(source: MirrorSource, page: PageUser): Promise<void>;
}
