import { describeArea } from '../area/describe-area.ts';
import { bookmarksArea } from './bookmarks.area.ts';
import { calls } from './bookmarks.calls.ts';
import { createBookmarksTable } from './bookmarks.table.ts';

// An area of the server needs its name alone.
await describeArea('bookmarks', { area: bookmarksArea, calls, prepare: createBookmarksTable });
