// Texts of the mails about accounts. They contain nothing that a person entered, so nobody can send their own words to
// another person by registering that person's address. The texts are plain ASCII, so that links arrive in one piece.
import type { StreakReminder } from '@quorbit/contracts/reminders/reminders';
import type { Mail } from '../../mails/mails.service.ts';

/** Path of the page that asks whether to turn reminders off. */
export const STOP_REMINDERS_PAGE = '/stop-reminders';
/** Path to which mail programs POST in order to turn reminders off (RFC 8058). */
export const STOP_REMINDERS_PATH = '/api/reminders/stop';

export function verificationMail(recipient: string, baseUrl: string, token: string): Mail {
  return {
    recipient,
    subject: 'Confirm your e-mail address',
    body: `An account was made at Quorbit with this e-mail address.

To confirm that the address is yours, open this link within seven days:

${baseUrl}/verify-email?token=${token}

If it was not you, ignore this mail.`,
  };
}

export function resetMail(recipient: string, baseUrl: string, token: string): Mail {
  return {
    recipient,
    subject: 'Choose a new password',
    body: `Somebody asked for a new password for the Quorbit account with this e-mail address.

To choose one, open this link within one hour:

${baseUrl}/reset-password?token=${token}

If it was not you, ignore this mail: your password stays as it is.`,
  };
}

export function forcedResetMail(recipient: string, baseUrl: string, token: string): Mail {
  return {
    recipient,
    subject: 'Choose a new password',
    body: `An admin has reset the password of your Quorbit account. Your devices are signed out; nothing else has changed.

To choose a new password, open this link within one hour:

${baseUrl}/reset-password?token=${token}

After that hour, ask for another link:

${baseUrl}/forgot-password`,
  };
}

export function passwordChangedMail(recipient: string, baseUrl: string): Mail {
  return {
    recipient,
    subject: 'Your password was changed',
    body: `The password of your Quorbit account was changed, and its other sessions were ended.

If it was not you, choose a new password at once:

${baseUrl}/forgot-password`,
  };
}

/**
 * Returns a reminder mail with links for stopping and changing reminders.
 * @param stop the token that turns these mails off.
 */
export function reminderMail(
  recipient: string,
  baseUrl: string,
  { title, body, path }: StreakReminder,
  stop: string,
): Mail {
  return {
    recipient,
    subject: title,
    body: `${body}

${baseUrl}${path}

You asked us to remind you on days on which you have not learned yet. To stop these mails, open:

${baseUrl}${STOP_REMINDERS_PAGE}?token=${stop}

To change their time, open:

${baseUrl}/settings`,
    stopUrl: `${baseUrl}${STOP_REMINDERS_PATH}?token=${stop}`,
  };
}
