import { randomBytes } from 'node:crypto';
import { type CryptoKey, jwtVerify, SignJWT } from 'jose';

interface Claims {
  /** The user. */
  id: string;
  /** The session's id. */
  sid: string;
}

const ALGORITHM = 'HS256';

const keys = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** Made once for each secret: making it takes as long as verifying a token, and every call brings one. */
function keyOf(secret: Uint8Array): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const made = crypto.subtle.importKey('raw', new Uint8Array(secret), hmac, false, ['sign', 'verify']);
  keys.set(secret, made);
  return made;
}

/** A bearer token without an end of its own: the session row decides how long it is good for. */
export async function signToken(secret: Uint8Array, { id, sid }: Claims): Promise<string> {
  return new SignJWT({ id, sid })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt()
    .setJti(randomBytes(12).toString('base64url'))
    .sign(await keyOf(secret));
}

/** What a signature says never changes, and checking it costs more than the rest of many calls: it is done once. */
const MAX_VERIFIED = 10_000;
const verified = new WeakMap<Uint8Array, Map<string, Claims>>();

/** The claims of a token whose signature is ours; null for any other. Whether its session still lasts is not asked here. */
export async function verifyToken(secret: Uint8Array, token: string): Promise<Claims | null> {
  const known = verified.get(secret) ?? new Map<string, Claims>();
  verified.set(secret, known);
  const claims = known.get(token) ?? (await readToken(secret, token));
  // Moved to the end, so that what is dropped was not used for the longest time.
  known.delete(token);
  if (claims) known.set(token, claims);
  const [oldest] = known.size > MAX_VERIFIED ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  return claims;
}

async function readToken(secret: Uint8Array, token: string): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), { algorithms: [ALGORITHM] });
    return typeof payload.id === 'string' && typeof payload.sid === 'string'
      ? { id: payload.id, sid: payload.sid }
      : null;
  } catch {
    // A forged or damaged token is the caller's business, not an error of ours: they are treated as not signed in.
    return null;
  }
}
