import { defineArea } from '../../define-area.ts';
import { pushBacklog } from './backlog.repository.ts';
import { pushesPersonal } from './pushes.personal.ts';
import { pushesRouter } from './pushes.router.ts';
import { pushesSending } from './pushes.worker.ts';

export const pushesArea = defineArea({
  router: pushesRouter,
  workers: [pushesSending],
  backlogs: [pushBacklog],
  personal: pushesPersonal,
});
