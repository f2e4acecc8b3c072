import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Mail } from '../mails/mails.service.ts';

interface Sender {
  userId: string;
  role: Role;
  fromName: string;
  /** The e-mail address that the sender entered; it may differ from the account's. */
  fromEmail: string;
  message: string;
}

/** Builds the mail that forwards a contact message to the server's operators. A reply to it goes to the sender. */
export function contactMail(recipient: string, { userId, role, fromName, fromEmail, message }: Sender): Mail {
  return {
    recipient,
    replyTo: { name: fromName, address: fromEmail },
    subject: `Message from ${fromName}`,
    body: `${message}

--
${fromName} <${fromEmail}>
Account ${userId} (${role}). The name and the address are as the sender wrote them.`,
  };
}
