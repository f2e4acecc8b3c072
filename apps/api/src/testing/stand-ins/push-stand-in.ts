import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns';
import { createServer } from 'node:http';
import type { SubscribeInput } from '@quorbit/contracts/pushes/schema';
import { importJWK, jwtVerify } from 'jose';
import type { PushServices } from '../../kernel/deps.ts';

interface ReceivedPush {
  /** The address it was sent to. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What a browser reads. */
  message: unknown;
  /** What the server says of itself, its signature checked. */
  claims: Record<string, unknown>;
}

export interface PushStandIn {
  /** Takes addresses of this service and no others. */
  services: PushServices;
  received: ReceivedPush[];
  /** A browser's subscription. */
  browser(path?: string): SubscribeInput;
  /** What the service says to the next messages; 201 by default. */
  respondWith(...statuses: number[]): void;
  close(): Promise<void>;
}

/** A real push service on a free port of the loopback, with the browsers behind it: it checks and decrypts what it gets. */
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
        // Nobody follows it.
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

/** As browsers do it: RFC 8291 over RFC 8188. */
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

/** RFC 8292. */
async function claimsOf(authorization: string): Promise<Record<string, unknown>> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
  return { ...payload, key };
}
