import type { SettingsPart } from '../../kernel/shared-parts.ts';
import { chooseZone } from '../accounts/profiles/zones.service.ts';
import { findNewestZone } from './streaks.repository.ts';

/** In which zone the learner's days are: in one that is fixed, or wherever the newest work was done. */
export const streakSettings: SettingsPart = {
  names: ['fixedZone'],
  storage: 'row',
  async onChange(tx, userId, { fixedZone }) {
    if (fixedZone === undefined) return;
    const newest = await findNewestZone(tx, userId);
    await chooseZone(tx, userId, typeof fixedZone === 'string' ? fixedZone : null, newest);
  },
};
