import { randomBytes } from 'node:crypto';
import type { Profile, SignInResult } from '@quorbit/contracts/accounts/schema';
import { type CryptoKey, jwtVerify, SignJWT } from 'jose';

interface Claims {
  /** The user's id. */
  id: string;
  /** The session's id. */
  sid: string;
}

const ALGORITHM = 'HS256';

const keys = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/**
 * Returns the HMAC key of a secret. It's imported once per secret, because that takes as long as verifying a token,
 * which every call does.
 */
function importKey(secret: Uint8Array): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const made = crypto.subtle.importKey('raw', new Uint8Array(secret), hmac, false, ['sign', 'verify']);
  keys.set(secret, made);
  return made;
}

/** Signs a bearer token that doesn't expire by itself: the session row decides how long it is valid. */
export async function signToken(secret: Uint8Array, { id, sid }: Claims): Promise<string> {
  return new SignJWT({ id, sid })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt()
    .setJti(randomBytes(12).toString('base64url'))
    .sign(await importKey(secret));
}

/** A live session and its user. */
export interface OpenSession {
  /** The session's id, which must appear only in the token. */
  sid: string;
  user: Profile;
}

/** Returns the token and profile that the client gets for a new session. Call it after the commit. */
export async function toSignedIn(secret: Uint8Array, { sid, user }: OpenSession): Promise<SignInResult> {
  return { user, token: await signToken(secret, { id: user.id, sid }) };
}

/**
 * The maximum number of verified tokens in the cache. A token's claims never change, and verifying costs more than the
 * rest of many calls.
 */
const MAX_VERIFIED = 10_000;
const verified = new WeakMap<Uint8Array, Map<string, Claims>>();

/**
 * Returns the claims of a token with a valid signature; null for any other. It doesn't check whether the session is
 * still live.
 */
export async function verifyToken(secret: Uint8Array, token: string): Promise<Claims | null> {
  const cache = verified.get(secret) ?? new Map<string, Claims>();
  verified.set(secret, cache);
  const claims = cache.get(token) ?? (await parseToken(secret, token));
  // Moves the token to the end, so that the token unused for longest is dropped.
  cache.delete(token);
  if (claims) cache.set(token, claims);
  const [oldest] = cache.size > MAX_VERIFIED ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  return claims;
}

async function parseToken(secret: Uint8Array, token: string): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, await importKey(secret), { algorithms: [ALGORITHM] });
    return typeof payload.id === 'string' && typeof payload.sid === 'string'
      ? { id: payload.id, sid: payload.sid }
      : null;
  } catch {
    // A forged or damaged token isn't a server error: its caller counts as not signed in.
    return null;
  }
}
