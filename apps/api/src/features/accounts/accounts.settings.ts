import type { SettingsPart } from '../../kernel/shared-parts.ts';
import { replaceWords } from './profiles/user-words.repository.ts';

/** The settings that every account has: its name and time zone. */
export const accountSettings: SettingsPart = {
  names: ['name', 'timeZone'],
  storage: 'column',
  async onChange(tx, userId, { name }) {
    if (typeof name === 'string') await replaceWords(tx, userId, name);
  },
};
