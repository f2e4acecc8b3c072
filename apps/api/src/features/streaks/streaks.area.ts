import { defineArea } from '../../define-area.ts';
import { streaksPersonal } from './streaks.personal.ts';
import { streakSettings } from './streaks.settings.ts';
import { streakTotals } from './streaks.totals.ts';

export const streaksArea = defineArea({
  personal: streaksPersonal,
  settings: [streakSettings],
  totals: [streakTotals],
});
