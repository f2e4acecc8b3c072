import { createHmac } from 'node:crypto';

/** Letters and digits that nobody mistakes for others on paper; as many as five bits tell apart. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

interface Drawing {
  /** The key that signs tokens: without it nobody computes the password. */
  secret: Uint8Array;
  /** The creation's key, which the server doesn't store. */
  key: string;
  actorId: string;
  email: string;
}

/**
 * A one-time password of 60 bits, e.g. `kfm4-7xqp-w3hd`. The same creation gives the same one, so that an answer that got
 * lost can be given again although no password is stored.
 */
export function oneTimePassword({ secret, key, actorId, email }: Drawing): string {
  const bytes = createHmac('sha256', secret).update(`one-time password\n${key}\n${actorId}\n${email}`).digest();
  const signs = [...bytes.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return (signs.match(/.{4}/g) ?? []).join('-');
}
