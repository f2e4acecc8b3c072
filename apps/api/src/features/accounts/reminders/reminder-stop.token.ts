// The signed token in a reminder mail that turns reminders off. It never expires and works for nothing else.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { id } from '@quorbit/contracts/lib/scalars';

const PURPOSE = 'stop-reminders:';

export function createStopToken(authSecret: Uint8Array, userId: string): string {
  return `${userId}.${signatureOf(authSecret, userId).toString('base64url')}`;
}

/** Returns the id of the user whose reminders the token turns off; null for a token that this server didn't sign. */
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
