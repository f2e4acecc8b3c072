import type { SettingsPart } from '../../kernel/shared-parts.ts';
import { chooseZone } from '../accounts/profiles/zones.service.ts';
import { findNewestZone } from './streaks.repository.ts';

/** The setting for the zone of the learner's days: a fixed time zone, or null for the zone of the newest work. */
export const streakSettings: SettingsPart = {
  names: ['fixedZone'],
  storage: 'row',
  async onChange(tx, userId, { fixedZone }) {
    if (fixedZone === undefined) return;
    const newest = await findNewestZone(tx, userId);
    await chooseZone(tx, userId, typeof fixedZone === 'string' ? fixedZone : null, newest);
  },
};
