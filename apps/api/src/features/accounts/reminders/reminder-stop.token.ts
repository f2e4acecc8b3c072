// The token in reminders that turns them off: it works for as long as the mail may be read, and for nothing else.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { id } from '@quorbit/contracts/lib/scalars';

const PURPOSE = 'stop-reminders:';

export function createStopToken(authSecret: Uint8Array, userId: string): string {
  return `${userId}.${signatureOf(authSecret, userId).toString('base64url')}`;
}

/** Whose reminders a token turns off; null where we did not make it. */
export function parseStopToken(authSecret: Uint8Array, token: string): string | null {
  const [userId = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !id.safeParse(userId).success) return null;
  const received = Buffer.from(signature, 'base64url');
  const expected = signatureOf(authSecret, userId);
  return received.length === expected.length && timingSafeEqual(received, expected) ? userId : null;
}

function signatureOf(authSecret: Uint8Array, userId: string): Buffer {
  return createHmac('sha256', authSecret).update(`${PURPOSE}${userId}`).digest();
}
