import { area } from '../../lib/area.ts';
import { invitationsPersonal } from './invitations.personal.ts';
import { invitationsRouter } from './invitations.router.ts';

export const invitationsArea = area({ router: invitationsRouter, personal: invitationsPersonal });
