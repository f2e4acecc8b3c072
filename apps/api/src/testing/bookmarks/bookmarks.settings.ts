import type { SettingsPart } from '../../kernel/shared-parts.ts';
import { BOOKMARK_NOTICES } from './bookmarks.schema.ts';

export const bookmarkSettings: SettingsPart = { names: [BOOKMARK_NOTICES], storage: 'row' };
