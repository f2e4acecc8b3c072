import type { SettingsPart } from '../../lib/settings.ts';
import { BOOKMARK_NOTICES } from './bookmarks.schema.ts';

export const bookmarkSettings: SettingsPart = { names: [BOOKMARK_NOTICES], stored: 'row' };
