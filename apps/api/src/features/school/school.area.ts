import { defineArea } from '../../define-area.ts';
import { instanceSettingsMirror } from './school.mirror.ts';
import { schoolRouter } from './school.router.ts';
import { seedDemoInstanceSettings } from './school.seed.ts';

export const schoolArea = defineArea({
  router: schoolRouter,
  mirror: [instanceSettingsMirror],
  seeds: [{ phase: 'demo', run: seedDemoInstanceSettings }],
});
