import { area } from '../../area.ts';
import { invitationsPersonal } from './invitations.personal.ts';
import { invitationsRouter } from './invitations.router.ts';
import { admitInvited } from './invitations.service.ts';

export const invitationsArea = area({
  router: invitationsRouter,
  personal: invitationsPersonal,
  inviteGate: admitInvited,
});
