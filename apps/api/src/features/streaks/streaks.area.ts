import { area } from '../../lib/area.ts';
import { streaksPersonal } from './streaks.personal.ts';
import { streakTotals } from './streaks.totals.ts';

export const streaksArea = area({
  personal: streaksPersonal,
  totals: [streakTotals],
});
