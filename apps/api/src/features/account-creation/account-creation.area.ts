import { defineArea } from '../../define-area.ts';
import { accountCreationPersonal } from './account-creation.personal.ts';
import { accountCreationRouter } from './account-creation.router.ts';
import { accountCreating, listSweep } from './account-creation.worker.ts';
import { accountListBacklog } from './backlog.repository.ts';

export const accountCreationArea = defineArea({
  router: accountCreationRouter,
  workers: [accountCreating, listSweep],
  backlogs: [accountListBacklog],
  personal: accountCreationPersonal,
});
