import type { SettingsPart } from '../../kernel/shared-parts.ts';
import { replaceWords } from './profiles/user-words.repository.ts';

/** What every account has. */
export const accountSettings: SettingsPart = {
  names: ['name', 'timeZone'],
  storage: 'column',
  async onChange(tx, userId, { name }) {
    if (typeof name === 'string') await replaceWords(tx, userId, name);
  },
};
