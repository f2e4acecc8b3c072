import { area } from '../../area.ts';
import { pushBacklog } from './backlog.repository.ts';
import { pushesPersonal } from './pushes.personal.ts';
import { pushesRouter } from './pushes.router.ts';
import { pushesSending } from './pushes.worker.ts';

export const pushesArea = area({
  router: pushesRouter,
  workers: [pushesSending],
  backlogs: [pushBacklog],
  personal: pushesPersonal,
});
