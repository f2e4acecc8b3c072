// What other areas may read of the feed.
import { syncRows } from '@quorbit/db/schema/sync';
import { viewOf } from '@quorbit/db/views';

/** Which rows stand in which scope, deleted ones included. */
export const feedRows = viewOf(syncRows, ['scope', 'kind', 'rowId', 'deleted']);
