import { defineArea } from '../../define-area.ts';
import { studyGroupsPersonal } from './study-groups.personal.ts';
import { studyGroupsRest } from './study-groups.rest.ts';
import { studyGroupsRouter } from './study-groups.router.ts';
import { seedDemoGroups } from './study-groups.seed.ts';
import { groupRepair } from './study-groups.worker.ts';

export const studyGroupsArea = defineArea({
  router: studyGroupsRouter,
  rest: studyGroupsRest,
  workers: [groupRepair],
  personal: studyGroupsPersonal,
  seeds: [{ phase: 'demo', run: seedDemoGroups }],
});
