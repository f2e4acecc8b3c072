// What other areas may read of the feed.
import { syncRows } from '@quorbit/db/schema/sync';
import { viewOf } from '@quorbit/db/views';

/** The rows of each scope, including deleted ones. */
export const feedRows = viewOf(syncRows, ['scope', 'kind', 'rowId', 'deleted']);
