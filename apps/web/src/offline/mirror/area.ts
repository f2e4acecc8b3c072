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

/** The work that only memory has. */
export interface WorkInMemory {
  unsaved: readonly NewOp[];
  /** Refused while only memory had them. */
  unsavedRefused?: readonly RejectedEntry[];
  /** Taken by the server while only memory had them. */
  unsavedSent?: readonly JournalEntry[];
}

/** The work in memory and the areas that own it, for where the disk can't be read. */
export interface MemorySource extends Required<WorkInMemory> {
  areas: readonly MirrorArea[];
}

/** The source of the mirror's selectors: the device's tables, the work that only memory has, and the areas that own both. */
export interface MirrorSource extends WorkInMemory {
  database: UserDatabase;
  areas: readonly MirrorArea[];
  /** By this device's clock, milliseconds; the present by default. */
  now?: number;
}

/** The person on the open page, apart from this device's tables. */
interface PageUser {
  userId: string;
  setUser: (user: Profile) => void;
}

/** What an area of the product mirrors and queues, as far as other parts need to know. */
export interface MirrorArea {
  /** The kinds of rows that it owns. */
  rows?: readonly RowKind<unknown>[];
  /** The types of work that it owns. */
  work?: readonly WorkKind[];
  /** Work to be made once of what a build without this type of work left on the device. */
  upgradeWork?: Selector<readonly Work[]>;
  /** Submits what was begun on this device and whose time ran out while nobody looked at it. */
  submitExpired?(deviceStore: DeviceStore): Promise<void>;
  /** Queues what waits on this device for a network, so that it is counted. Called before somebody logs out. */
  enqueueWaiting?(deviceStore: DeviceStore): Promise<void>;
  /** Titles by id, for the names of other areas' work. */
  titles?: Selector<ReadonlyMap<string, string>>;
  /** Hashes of the packs that its rows need. Each type of work says which pack it needs. */
  packs?: {
    /** Packs of what was begun on this device and goes on. */
    begun?: Selector<readonly string[]>;
    /** Packs that must stay: reviews on this device need them. */
    needed?: Selector<readonly string[]>;
    /** The packs among `needed` that are needed soon. The others go when there is no space for work. */
    urgent?: Selector<readonly string[]>;
    /** Packs that stay although nothing needs them. */
    kept?: Selector<readonly string[]>;
    /** Packs that this device should have, the most urgent first. */
    wanted?: Selector<readonly string[]>;
  };
  /** The learner's time zone as the server knows it; null until that is on this device. */
  zone?: Selector<ServerZone | null>;
  /** The results of the quizzes that the learner took alone, for their record with each. */
  results?: Selector<readonly { quizId: string; percentage: number }[]>;
  /** What its work brought, in the order in which it was done, as far as this device can tell. */
  earnings?: Selector<readonly Earning[]>;
  /** What the learner has unlocked, by work that the server has not counted too. */
  unlocked?: Selector<readonly AchievementId[]>;
  /** Called after an exchange, once every row is here, and whenever the queue changes, with a network or without. */
  onUpToDate?(source: MirrorSource, page: PageUser): Promise<void>;
}
