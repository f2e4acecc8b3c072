import { defineArea } from '../../define-area.ts';
import { friendsPersonal } from './friends.personal.ts';
import { friendsRest } from './friends.rest.ts';
import { friendsRouter } from './friends.router.ts';
import { seedDemoFriends } from './friends.seed.ts';
import { friendSettings } from './friends.settings.ts';

export const friendsArea = defineArea({
  router: friendsRouter,
  rest: friendsRest,
  personal: friendsPersonal,
  settings: [friendSettings],
  seeds: [{ phase: 'demo', run: seedDemoFriends }],
});
