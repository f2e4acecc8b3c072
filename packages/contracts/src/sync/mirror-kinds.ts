// Code that loads with the start of a page imports only types from this file, because the schemas are loaded with the
// sync engine.
import type * as z from 'zod/mini';
import { profileRow } from '../accounts/row.ts';
import { achievementRow, badgeRow } from '../achievements/row.ts';
import { attemptRow } from '../attempts/row.ts';
import { notificationMarkRow, notificationRow } from '../notifications/row.ts';
import { packRow } from '../quizzes/row.ts';
import { cardRow, modelRow } from '../reviews/row.ts';
import { instanceSettingsRow } from '../school/row.ts';
import { sittingRow } from '../written-tests/row.ts';
import { PARKED_KIND } from './parked-kind.ts';
import { parkedRow } from './parked-row.ts';

/**
 * The version of the schemas of mirrored rows. Raise it whenever one of these schemas changes: devices then fetch and
 * check all rows again, so that rows that an older build couldn't read are found.
 */
export const MIRROR_SCHEMA_VERSION = 14;

/** The kinds of rows that learners' devices mirror, with the schemas of their bodies. */
export const MIRROR_KINDS = {
  profile: profileRow,
  pack: packRow,
  attempt: attemptRow,
  card: cardRow,
  achievement: achievementRow,
  badge: badgeRow,
  [PARKED_KIND]: parkedRow,
  model: modelRow,
  notification: notificationRow,
  notificationMark: notificationMarkRow,
  school: instanceSettingsRow,
  sitting: sittingRow,
} satisfies Record<string, z.ZodMiniType>;

export type MirrorKind = keyof typeof MIRROR_KINDS;

export function isMirrorKind(kind: string): kind is MirrorKind {
  return Object.hasOwn(MIRROR_KINDS, kind);
}
