import { createHmac } from 'node:crypto';

/** The 32 letters and digits (five bits each) that can't be mistaken for others on paper. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** The stored input of a list's one-time passwords. Computing one also needs the secret that signs tokens. */
interface ListSalt {
  id: string;
  salt: string;
}

/**
 * Computes a one-time password of 60 bits, e.g. `kfm4-7xqp-w3hd`. The same person of the same list always gets the same
 * one, so that sheets can be shown again although no password is stored.
 */
export function computeOneTimePassword(secret: Uint8Array, { id, salt }: ListSalt, email: string): string {
  const bytes = createHmac('sha256', secret).update(`one-time password\n${salt}\n${id}\n${email}`).digest();
  const characters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return (characters.match(/.{4}/g) ?? []).join('-');
}

/**
 * Computes a check value to store with a list. It differs after the operator has changed the secret, which also changes
 * the passwords.
 */
export function computeSecretCheck(secret: Uint8Array, { id, salt }: ListSalt): string {
  return createHmac('sha256', secret).update(`check of the secret\n${salt}\n${id}`).digest('hex');
}
