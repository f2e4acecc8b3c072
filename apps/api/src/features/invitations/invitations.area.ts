import { defineArea } from '../../define-area.ts';
import { invitationsPersonal } from './invitations.personal.ts';
import { invitationsRouter } from './invitations.router.ts';
import { redeemInvitation } from './invitations.service.ts';

export const invitationsArea = defineArea({
  router: invitationsRouter,
  personal: invitationsPersonal,
  inviteGate: redeemInvitation,
});
