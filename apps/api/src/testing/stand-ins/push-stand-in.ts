import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns';
import { createServer } from 'node:http';
import type { SubscribeInput } from '@quorbit/contracts/pushes/schema';
import { importJWK, jwtVerify } from 'jose';
import type { PushServices } from '../../kernel/deps.ts';

interface ReceivedPush {
  /** The path of the endpoint that the message was sent to. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The decrypted message, as a browser reads it. */
  message: unknown;
  /** The VAPID claims and public key with which the server identified itself; the signature was checked. */
  claims: Record<string, unknown>;
}

export interface PushStandIn {
  /** Accepts endpoints of this push service and no others. */
  services: PushServices;
  received: ReceivedPush[];
  /** Makes the push subscription of a new browser. */
  browser(path?: string): SubscribeInput;
  /** Sets the HTTP statuses of the next replies; the status is 201 by default. */
  respondWith(...statuses: number[]): void;
  close(): Promise<void>;
}

/**
 * Starts a real push service on a free loopback port, with the browsers behind it: it checks and decrypts the messages.
 */
export async function startPushStandIn(): Promise<PushStandIn> {
  const received: ReceivedPush[] = [];
  const secrets = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  let statuses: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const status = statuses.shift() ?? 201;
      const secret = secrets.get(request.url ?? '');
      try {
        if (!secret) throw new Error('No such browser.');
        const message = JSON.parse(decrypt(Buffer.concat(chunks), secret.ecdh, secret.auth));
        const claims = await claimsOf(request.headers.authorization ?? '');
        if (status === 201) received.push({ path: request.url ?? '', headers: request.headers, message, claims });
        // The server must not follow this redirect.
        response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('x'.repeat(10_000));
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  const origin = `http://127.0.0.1:${port}`;
  return {
    services: { has: (endpoint) => endpoint.origin === origin, lookup },
    received,
    browser(path = `/send/${randomBytes(8).toString('hex')}`) {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      secrets.set(path, { ecdh, auth });
      return { endpoint: `${origin}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    respondWith: (...next) => {
      statuses = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Decrypts a message as browsers do, by RFC 8291 and RFC 8188. */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

/** Checks the VAPID header of a message by RFC 8292, and returns its claims and public key. */
async function claimsOf(authorization: string): Promise<Record<string, unknown>> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
  return { ...payload, key };
}
