// Views of the sync feed for other areas.
import { syncRows } from '@quorbit/db/schema/sync';
import { viewOf } from '@quorbit/db/views';

/** The feed rows of each scope, including deleted ones. */
export const feedRows = viewOf(syncRows, ['scope', 'kind', 'rowId', 'deleted']);
