import { defineArea } from '../../define-area.ts';
import { xpPersonal } from './xp.personal.ts';
import { goalSettings } from './xp.settings.ts';
import { xpTotals } from './xp.totals.ts';

export const xpArea = defineArea({
  personal: xpPersonal,
  totals: [xpTotals],
  settings: [goalSettings],
});
