// Loaded with the engine, not with the first page: it imports all schemas of rows.
import { isMirrorKind, MIRROR_KINDS, MIRROR_SCHEMA_VERSION } from '@quorbit/contracts/sync/mirror-kinds';
import * as z from 'zod/mini';
import type { RowRules } from '../queue/store-rows.ts';

/** How this build checks the bodies of rows. A kind that it does not know has any shape. */
export const ROW_RULES: RowRules = {
  shape: MIRROR_SCHEMA_VERSION,
  isValidBody: (kind, body) => !isMirrorKind(kind) || z.safeParse(MIRROR_KINDS[kind], body).success,
};
