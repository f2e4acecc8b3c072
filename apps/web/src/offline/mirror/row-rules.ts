// This module is loaded with the engine instead of the first page, because it imports all schemas of rows.
import { isMirrorKind, MIRROR_KINDS, MIRROR_SCHEMA_VERSION } from '@quorbit/contracts/sync/mirror-kinds';
import * as z from 'zod/mini';
import type { RowRules } from '../queue/store-rows.ts';

/** The checks of this build for the bodies of rows. Any body of an unknown kind passes. */
export const ROW_RULES: RowRules = {
  shape: MIRROR_SCHEMA_VERSION,
  isValidBody: (kind, body) => !isMirrorKind(kind) || z.safeParse(MIRROR_KINDS[kind], body).success,
};
