import { area } from '../../area.ts';
import { accountCreationPersonal } from './account-creation.personal.ts';
import { accountCreationRouter } from './account-creation.router.ts';
import { accountCreating, listSweep } from './account-creation.worker.ts';
import { listBacklog } from './backlog.repository.ts';

export const accountCreationArea = area({
  router: accountCreationRouter,
  workers: [accountCreating, listSweep],
  backlogs: [listBacklog],
  personal: accountCreationPersonal,
});
