import { area } from '../../lib/area.ts';
import { accountCreationPersonal } from './account-creation.personal.ts';
import { accountCreationRouter } from './account-creation.router.ts';

export const accountCreationArea = area({ router: accountCreationRouter, personal: accountCreationPersonal });
