import { createHmac } from 'node:crypto';

/** Letters and digits that nobody mistakes for others on paper; as many as five bits tell apart. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** The part of a list's passwords that is stored. Nobody computes one without the secret that signs tokens. */
interface ListSalt {
  id: string;
  salt: string;
}

/**
 * A one-time password of 60 bits, e.g. `kfm4-7xqp-w3hd`. The same person of the same list has the same one each time, so that
 * sheets can be shown again although no password is stored.
 */
export function computeOneTimePassword(secret: Uint8Array, { id, salt }: ListSalt, email: string): string {
  const bytes = createHmac('sha256', secret).update(`one-time password\n${salt}\n${id}\n${email}`).digest();
  const characters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return (characters.match(/.{4}/g) ?? []).join('-');
}

/** Stored with a list. It differs once the operator has set another secret, which gives other passwords. */
export function computeSecretCheck(secret: Uint8Array, { id, salt }: ListSalt): string {
  return createHmac('sha256', secret).update(`check of the secret\n${salt}\n${id}`).digest('hex');
}
