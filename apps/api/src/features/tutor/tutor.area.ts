import { defineArea } from '../../define-area.ts';
import { tutorPersonal } from './tutor.personal.ts';
import { tutorRest } from './tutor.rest.ts';
import { tutorRouter } from './tutor.router.ts';
import { studyRemindersSending } from './tutor.worker.ts';

export const tutorArea = defineArea({
  router: tutorRouter,
  rest: tutorRest,
  workers: [studyRemindersSending],
  personal: tutorPersonal,
});
