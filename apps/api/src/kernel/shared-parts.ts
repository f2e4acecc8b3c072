import type { Role } from '@quorbit/contracts/accounts/roles';
import type { AchievementEvent, Counters } from '@quorbit/contracts/achievements/counters';
import type { DeletionImpact } from '@quorbit/contracts/quizzes/drafts';
import type { MirrorKind } from '@quorbit/contracts/sync/mirror-kinds';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import type { WaitingCount } from '@quorbit/db/count-waiting';
import type { SqlFragment } from '@quorbit/db/views';
import type * as z from 'zod/mini';
import type { AttemptQueries } from './attempt-queries.ts';
import type { OpType, Refusal } from './ops.ts';
import type { PersonalTable } from './personal.ts';

/** One kind of mirrored row, and how it is read in bulk from its area's own tables. */
export interface MirrorReader {
  kind: MirrorKind;
  /** The schema of a body. Devices trust bodies, so tests check every body against it. */
  body: z.ZodMiniType;
  /** Lists the ids of all rows that may have a body for these people. Tests compare them before and after a write. */
  listIds(db: Executor, userIds: readonly string[]): Promise<readonly string[]>;
  /** Reads bodies by row id, for a person who gets them through this scope. A live row without a body is sent with null. */
  read(
    db: Executor,
    audience: { userId: string; role: Role; scope: Scope; now: Date },
    ids: readonly string[],
  ): Promise<Map<string, unknown>>;
}

/** Values of settings by their names in the profile; their schemas have been checked. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** Settings of a profile that one area owns. Their schemas, defaults and words are in its contracts. */
export interface SettingsPart {
  names: readonly string[];
  /** `column`: in the column of its name in `users`, so that statements can search by it. `row`: in `profile_stamps`. */
  storage: 'column' | 'row';
  /** Finds the changes that this person may not make, and why. None by default. */
  findRefusals?(
    tx: Tx,
    userId: string,
    changes: readonly SettingValues[],
  ): Promise<ReadonlyMap<SettingValues, Refusal>>;
  /** Reacts to a change of any setting, its own or another area's, in the same transaction. */
  onChange?(tx: Tx, userId: string, change: SettingValues): Promise<void>;
}

/** Reacts to a change of somebody's role in the same transaction. @param before the person with the former role */
export type RoleChange = (tx: Tx, before: { id: string; role: Role }, role: Role) => Promise<void>;

/** Work that waits for a worker of its area. The name is unique; admins read the title, for example `Mails`. */
export interface Backlog {
  name: string;
  title: string;
  /** Milliseconds that the oldest may wait before somebody should look. */
  lateMs: number;
  /** Reads how much is due, and since when. */
  read(db: Executor, now: Date): Promise<WaitingCount>;
}

/** Reads the highest number that an area stored in a learner's order of accepted work; 0 without any. */
type WorkSequence = (db: Executor, userId: string) => Promise<number>;

/** A stored piece of work with its time, or the sums of many. */
export type StoredAchievementEvent = (AchievementEvent & { at: Date }) | { sums: Partial<Counters> };

/** Reads a learner's work in an area's tables that achievements count, in the order in which it was accepted. */
type AchievementEvents = (db: Executor, userId: string) => AsyncIterable<StoredAchievementEvent>;

/** Fragments of statements about quizzes: conditions that keep one from being deleted, and counts. */
export interface DeletionBlockers {
  /** Whether anybody has something of the quiz with this id. */
  isQuizInUse(quizId: SqlFragment): SqlFragment;
  /** Whether anything names this pack, or gets its keys. */
  isPackInUse?(pack: { hash: SqlFragment; quizId: SqlFragment; versionId: SqlFragment }): SqlFragment;
  /** Counts what others than its owner have of a quiz. */
  countReach?(quizId: string, ownerId: string | null): Partial<Record<keyof DeletionImpact, SqlFragment>>;
}

/** Conditions within statements about pictures that let people look at them. */
export interface ImageAccess {
  /** Lists reasons for which this person may look at the pictures of the quiz with this id; one of them is enough. */
  listReasons(reader: { id: string; role: string }, quizId: SqlFragment, now: Date): readonly SqlFragment[];
  /** Whether unpublished work of this person names the picture with this hash. */
  isReferenced?(userId: SqlFragment, hash: SqlFragment): SqlFragment;
}

/** Whether a code lets in a new account. A personal invitation does so once, which is noted; it can still be accepted. */
type InviteGate = (tx: Tx, code: string, now: Date) => Promise<boolean>;

/** Parts of an area that other areas, which can't import it, look up at run time. */
export interface SharedParts {
  mirror: readonly MirrorReader[];
  personal: readonly PersonalTable[];
  settings: readonly SettingsPart[];
  roleChanges: readonly RoleChange[];
  backlogs: readonly Backlog[];
  workSequence: WorkSequence;
  achievementEvents: AchievementEvents;
  deletionBlockers: DeletionBlockers;
  imageAccess: ImageAccess;
  inviteGate: InviteGate;
  /** Who has taken which quiz. Exactly one area has this part. */
  attemptQueries: AttemptQueries;
}

type ItemOf<Part> = Part extends readonly (infer Item)[] ? Item : Part;

/** The items that all areas have of each shared part, in the order of the areas. */
export type CollectedParts = { readonly [Part in keyof SharedParts]: readonly ItemOf<SharedParts[Part]>[] };

/** The shared parts of all areas and their types of queued work. Maps go by kind, by type and by a setting's name. */
export interface Registries extends Omit<CollectedParts, 'mirror' | 'personal' | 'settings' | 'attemptQueries'> {
  mirror: ReadonlyMap<string, MirrorReader>;
  ops: ReadonlyMap<string, OpType>;
  settings: ReadonlyMap<string, SettingsPart>;
  /** In `toExport` a table comes before those that refer to it, in `toErase` after them. */
  personal: { toExport: readonly PersonalTable[]; toErase: readonly PersonalTable[] };
  attemptQueries: AttemptQueries;
}
