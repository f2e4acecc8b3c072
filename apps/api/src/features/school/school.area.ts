import { area } from '../../area.ts';
import { schoolMirror } from './school.mirror.ts';
import { schoolRouter } from './school.router.ts';
import { seedDemoSchool } from './school.seed.ts';

export const schoolArea = area({
  router: schoolRouter,
  mirror: [schoolMirror],
  seeds: [{ phase: 'demo', run: seedDemoSchool }],
});
