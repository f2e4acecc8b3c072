import { area } from '../../area.ts';
import { xpPersonal } from './xp.personal.ts';
import { goalSettings } from './xp.settings.ts';
import { xpTotals } from './xp.totals.ts';

export const xpArea = area({
  personal: xpPersonal,
  totals: [xpTotals],
  settings: [goalSettings],
});
