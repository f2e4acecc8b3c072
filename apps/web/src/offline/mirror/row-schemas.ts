// Loaded with the engine, not with the first page.
import { profileRow } from '@quorbit/contracts/accounts/row';
import { achievementRow } from '@quorbit/contracts/achievements/row';
import { attemptRow } from '@quorbit/contracts/attempts/row';
import { notificationMarkRow, notificationRow } from '@quorbit/contracts/notifications/row';
import { packRow } from '@quorbit/contracts/quizzes/row';
import { cardRow, modelRow } from '@quorbit/contracts/reviews/row';
import { parkedRow } from '@quorbit/contracts/sync/parked-row';
import type { MirrorKind } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import type { RowRules } from '../queue/store-rows.ts';

/**
 * Raise it whenever a schema below changes: devices then fetch and check all rows anew, so that what an older build
 * could not read comes to light.
 */
export const SHAPE = 11;

export const SCHEMAS: Record<MirrorKind, z.ZodMiniType> = {
  profile: profileRow,
  pack: packRow,
  attempt: attemptRow,
  card: cardRow,
  achievement: achievementRow,
  held: parkedRow,
  model: modelRow,
  notification: notificationRow,
  notificationMark: notificationMarkRow,
};

/** How this build checks the bodies of rows. A kind that it does not know has any shape. */
export const ROW_RULES: RowRules = {
  shape: SHAPE,
  fits: (kind, body) => !isKnown(kind) || z.safeParse(SCHEMAS[kind], body).success,
};

function isKnown(kind: string): kind is MirrorKind {
  return Object.hasOwn(SCHEMAS, kind);
}
