import { defineArea } from '../../define-area.ts';
import { profileUpdate } from './accounts.ops.ts';
import { accountsPersonal } from './accounts.personal.ts';
import { accountsRest } from './accounts.rest.ts';
import { accountsRouter } from './accounts.router.ts';
import { accountSettings } from './accounts.settings.ts';
import { registerOwnExport } from './export/export.routes.ts';
import { fillWords } from './profiles/fill-words.step.ts';
import { registerReminderStop } from './reminders/reminder-stop.routes.ts';
import { registerGoogle } from './sign-in/google.routes.ts';
import { accountsSweep } from './sweep.worker.ts';

export const accountsArea = defineArea({
  router: accountsRouter,
  rest: accountsRest,
  httpRoutes(app, deps) {
    registerGoogle(app, deps);
    registerOwnExport(app, deps);
    registerReminderStop(app, deps);
  },
  ops: [profileUpdate],
  settings: [accountSettings],
  workers: [accountsSweep],
  personal: accountsPersonal,
  dataSteps: [fillWords],
});
