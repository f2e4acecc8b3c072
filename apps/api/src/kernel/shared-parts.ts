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

/** Reads one kind of mirrored row in bulk from the tables of its area. */
export interface MirrorReader {
  kind: MirrorKind;
  /** The schema of a row's body. Devices don't validate bodies, so tests check every body against it. */
  body: z.ZodMiniType;
  /** Lists the ids of rows that may have a body for these users. Tests compare the lists around a write. */
  listIds(db: Executor, userIds: readonly string[]): Promise<readonly string[]>;
  /** Reads bodies by row id for a user who gets them through this scope. A live row without a body is sent as null. */
  read(
    db: Executor,
    audience: { userId: string; role: Role; scope: Scope; now: Date },
    ids: readonly string[],
  ): Promise<Map<string, unknown>>;
}

/** Values of settings by their names in the profile; they have passed their schemas. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** The profile settings that one area owns. Their schemas, defaults and texts are in the area's contracts. */
export interface SettingsPart {
  names: readonly string[];
  /** `column`: in a column of the same name in `users`, which queries can search. `row`: in `profile_stamps`. */
  storage: 'column' | 'row';
  /** Finds the changes that this user may not make, with the refusal of each. None by default. */
  findRefusals?(
    tx: Tx,
    userId: string,
    changes: readonly SettingValues[],
  ): Promise<ReadonlyMap<SettingValues, Refusal>>;
  /** Reacts, in the same transaction, to a change of any setting, also of other areas. */
  onChange?(tx: Tx, userId: string, change: SettingValues): Promise<void>;
}

/** Reacts to a change of a user's role in the same transaction. @param before the user with the former role */
export type RoleChange = (tx: Tx, before: { id: string; role: Role }, role: Role) => Promise<void>;

/** Work that waits for a worker of its area. The name is unique; admins see the title, for example `Mails`. */
export interface Backlog {
  name: string;
  title: string;
  /** Milliseconds that the oldest item may wait before it's reported as late. */
  lateMs: number;
  /** Reads how many items are due, and since when. */
  read(db: Executor, now: Date): Promise<WaitingCount>;
}

/** Returns the highest number that an area has stored in the learner's order of accepted work; 0 without any. */
type WorkSequence = (db: Executor, userId: string) => Promise<number>;

/** A stored piece of work with its time, or the sums of many pieces. */
export type StoredAchievementEvent = (AchievementEvent & { at: Date }) | { sums: Partial<Counters> };

/** Reads the area's stored work of a learner that counts for achievements, in the order in which it was accepted. */
type AchievementEvents = (db: Executor, userId: string) => AsyncIterable<StoredAchievementEvent>;

/** SQL that prevents a quiz's deletion, or counts the rows that the deletion affects. */
export interface DeletionBlockers {
  /** Returns an SQL condition: whether any row of the area, such as an attempt or a card, refers to this quiz. */
  isQuizInUse(quizId: SqlFragment): SqlFragment;
  /** Returns an SQL condition: whether any row of the area refers to this pack or still gives access to its keys. */
  isPackInUse?(pack: { hash: SqlFragment; quizId: SqlFragment; versionId: SqlFragment }): SqlFragment;
  /** Returns counts of the area's rows about the quiz that belong to users other than its owner. */
  countReach?(quizId: string, ownerId: string | null): Partial<Record<keyof DeletionImpact, SqlFragment>>;
}

export interface ImageAccess {
  /** Lists conditions under which this user may see the pictures of the quiz with this id; one that holds is enough. */
  listReasons(reader: { id: string; role: string }, quizId: SqlFragment, now: Date): readonly SqlFragment[];
  /** Returns an SQL condition: whether unpublished work of this user refers to the picture with this hash. */
  isReferenced?(userId: SqlFragment, hash: SqlFragment): SqlFragment;
}

/** Returns whether an invite code admits a new account; a personal invitation admits one, who can accept it later. */
type InviteGate = (tx: Tx, code: string, now: Date) => Promise<boolean>;

/** The parts of an area that other areas, which can't import it, look up at run time. */
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
  /** Exactly one area provides this part. */
  attemptQueries: AttemptQueries;
}

type ItemOf<Part> = Part extends readonly (infer Item)[] ? Item : Part;

/** For each shared part, the items of all areas, in the order of the areas. */
export type CollectedParts = { readonly [Part in keyof SharedParts]: readonly ItemOf<SharedParts[Part]>[] };

/** All areas' shared parts and op types: `mirror` by kind, `ops` by type, `settings` by name. */
export interface Registries extends Omit<CollectedParts, 'mirror' | 'personal' | 'settings' | 'attemptQueries'> {
  mirror: ReadonlyMap<string, MirrorReader>;
  ops: ReadonlyMap<string, OpType>;
  settings: ReadonlyMap<string, SettingsPart>;
  /** In `toExport` a table comes before the tables that refer to it, in `toErase` after them. */
  personal: { toExport: readonly PersonalTable[]; toErase: readonly PersonalTable[] };
  attemptQueries: AttemptQueries;
}
