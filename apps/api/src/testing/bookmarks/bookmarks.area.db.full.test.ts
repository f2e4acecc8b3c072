import { describeArea } from '../area/describe-area.ts';
import { bookmarksArea } from './bookmarks.area.ts';
import { calls } from './bookmarks.calls.ts';
import { createBookmarksTable } from './bookmarks.table.ts';

// An area that is in the server's list passes only its name; this one passes its parts too.
await describeArea('bookmarks', { area: bookmarksArea, calls, prepare: createBookmarksTable });
