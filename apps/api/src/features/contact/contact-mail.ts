import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Mail } from '../mails/mails.service.ts';

interface Sender {
  userId: string;
  role: Role;
  fromName: string;
  /** As the sender wrote it: it may be another than the account's. */
  fromEmail: string;
  message: string;
}

/** What somebody wrote, as mail to those who run the server. Answering it writes to the sender. */
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
