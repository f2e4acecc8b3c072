import { defineArea } from '../../define-area.ts';
import { bookmarkMirror } from './bookmarks.mirror.ts';
import { bookmarkAdd } from './bookmarks.ops.ts';
import { bookmarksPersonal } from './bookmarks.personal.ts';
import { bookmarksRest } from './bookmarks.rest.ts';
import { bookmarksRouter } from './bookmarks.router.ts';
import { bookmarkSettings } from './bookmarks.settings.ts';

export const bookmarksArea = defineArea({
  router: bookmarksRouter,
  rest: bookmarksRest,
  mirror: [bookmarkMirror],
  ops: [bookmarkAdd],
  personal: bookmarksPersonal,
  settings: [bookmarkSettings],
});
