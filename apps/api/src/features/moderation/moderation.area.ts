import { defineArea } from '../../define-area.ts';
import { moderationPersonal } from './moderation.personal.ts';
import { moderationRouter } from './moderation.router.ts';
import { moderationSweep } from './moderation.worker.ts';

export const moderationArea = defineArea({
  router: moderationRouter,
  workers: [moderationSweep],
  personal: moderationPersonal,
});
