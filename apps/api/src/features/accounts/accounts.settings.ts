import type { SettingsPart } from '../../kernel/shared-parts.ts';
import { saveWords } from './profiles/user-words.repository.ts';

/** What every account has. */
export const accountSettings: SettingsPart = {
  names: ['name', 'timeZone'],
  stored: 'column',
  async changed(tx, userId, { name }) {
    if (typeof name === 'string') await saveWords(tx, userId, name);
  },
};
