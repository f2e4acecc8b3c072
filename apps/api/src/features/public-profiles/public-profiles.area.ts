import { defineArea } from '../../define-area.ts';
import { publicProfilesPersonal } from './public-profiles.personal.ts';
import { publicProfilesRouter } from './public-profiles.router.ts';
import { publicProfileSettings } from './public-profiles.settings.ts';

export const publicProfilesArea = defineArea({
  router: publicProfilesRouter,
  personal: publicProfilesPersonal,
  settings: [publicProfileSettings],
});
