// Only types of this file are imported where a page starts: the schemas are loaded with the engine.
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
 * Raise it whenever a schema below changes: devices then fetch and check all rows anew, so that what an older build
 * could not read comes to light.
 */
export const MIRROR_SCHEMA_VERSION = 12;

/** The kinds of rows that learners' devices mirror, with what their bodies look like. */
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
