import { createHash } from 'node:crypto';
import { imagePathOf } from '@quorbit/contracts/images/image-path';
import { MAX_UPLOAD_BYTES } from '@quorbit/contracts/images/limits';
import { type StoredImage, storedImage } from '@quorbit/contracts/quizzes/drafts';
import { users } from '@quorbit/db/schema/accounts';
import { images, imageUploads } from '@quorbit/db/schema/images';
import { propertyRunsOn } from '@quorbit/db/testing';
import { count, eq } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { animatedPicture, picture, pngClaimingSize, SVG } from '../../testing/pictures.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import type { Person } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { createResponseCheck } from '../../testing/wire/response-check.ts';
import { sendBytes } from '../../testing/wire/send-bytes.ts';

const PATH = '/api/images';

interface AppErrorBody {
  code: string;
  message: string;
}

describeWithServer('uploading a picture', (harness) => {
  let author: Person;
  let person: Person;
  let learner: Person;
  beforeAll(async () => {
    author = await plantPerson(harness.server, { role: 'premium' });
    person = await plantPerson(harness.server, { role: 'premium' });
    learner = await plantPerson(harness.server);
  });

  const put = (bytes: Parameters<typeof sendBytes>[2], options: Parameters<typeof sendBytes>[3] = {}) =>
    sendBytes(harness.server.address, PATH, bytes, { token: author.token, ...options });
  const get = (hash: string, token?: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${harness.server.address}/images/${hash}`, {
      method,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    });
  async function uploaded(shade: number, by = author): Promise<StoredImage> {
    const response = await put(await picture(shade), { token: by.token });
    expect(response.status).toBe(201);
    return storedImage.parse(await response.json());
  }
  const stored = async () => (await harness.database.read.select({ rows: count() }).from(images))[0]?.rows;

  it('returns the picture’s address, as documented', async () => {
    const check = await createResponseCheck();
    const response = await put(await picture(1), { headers: { 'content-type': 'image/png' } });
    const body = storedImage.parse(await response.json());
    expect(response.status).toBe(201);
    expect(check('PUT', PATH, 201, body)).toEqual([]);
    expect(body).toMatchObject({ src: imagePathOf(body.hash), width: 40, height: 30 });
  });

  it('stores the same picture once, even if two people send it', async () => {
    const [first, second] = [await uploaded(2), await uploaded(2, person)];
    expect(second).toEqual(first);
    await uploaded(2);
    const rows = await harness.database.read.select().from(imageUploads).where(eq(imageUploads.hash, first.hash));
    expect(rows.map(({ userId }) => userId).sort()).toEqual([author.id, person.id].sort());
  });

  it('serves the bytes to the uploader and admins, cacheable forever and only as a picture', async () => {
    const { hash, bytes } = await uploaded(3);
    const response = await get(hash, author.token);
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(createHash('sha256').update(body).digest('hex')).toBe(hash);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes),
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${hash}"`,
    });
    const admin = await plantPerson(harness.server, { role: 'admin' });
    expect((await get(hash, admin.token)).status).toBe(200);
    expect((await get(hash, author.token, { 'if-none-match': `"${hash}"` })).status).toBe(304);
    const head = await get(hash, author.token, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes)]);
  });

  it('hides the picture’s existence from everybody else', async () => {
    const { hash } = await uploaded(4);
    const missing = createHash('sha256').update('none').digest('hex');
    for (const [token, of] of [
      [learner.token, hash],
      [person.token, hash],
      [author.token, missing],
      [author.token, 'x'],
      [author.token, hash.toUpperCase()],
    ] as const) {
      const response = await get(of, token);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ message: 'Picture not found.', code: 'NOT_FOUND' });
    }
    expect((await get(hash)).status).toBe(401);
    expect((await get(hash, person.token, { 'if-none-match': `"${hash}"` })).status).toBe(404);
  });

  it('is allowed only to authors', async () => {
    const png = await picture(5);
    const before = await stored();
    expect((await sendBytes(harness.server.address, PATH, png)).status).toBe(401);
    const refused = await put(png, { token: learner.token });
    expect([refused.status, ((await refused.json()) as AppErrorBody).code]).toEqual([403, 'PREMIUM_REQUIRED']);
    const { status, headers } = await send(harness.server.address, 'GET', PATH, { token: author.token });
    expect([status, headers.get('allow')]).toEqual([405, 'PUT']);
    expect(await stored()).toBe(before);
  });

  it('refuses files that aren’t pictures with advice, and stores nothing', async () => {
    const before = await stored();
    const png = await picture(6);
    for (const [bytes, status, words] of [
      [Buffer.alloc(0), 400, /Send a PNG/],
      [SVG, 400, /Choose a PNG, JPEG or WebP/],
      [await picture(6, 'gif'), 400, /Choose a PNG, JPEG or WebP/],
      [png.subarray(0, 50), 400, /damaged/],
      [pngClaimingSize(10_000, 5_000), 400, /24 megapixels/],
      [await animatedPicture(), 400, /is animated/],
      [Buffer.alloc(MAX_UPLOAD_BYTES + 1), 413, /12 MB/],
    ] as const) {
      const response = await put(bytes);
      expect(response.status).toBe(status);
      expect(((await response.json()) as AppErrorBody).message).toMatch(words);
    }
    expect(await stored()).toBe(before);
  });

  it('accepts a picture under any content type, and also in pieces', async () => {
    const png = await picture(7);
    for (const type of [
      'image/svg+xml',
      'text/html',
      'application/json',
      'image/png; charset=x',
      'multipart/form-data',
    ])
      expect([type, (await put(png, { headers: { 'content-type': type } })).status]).toEqual([type, 201]);
    const inPieces = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < png.length; at += 40) controller.enqueue(png.subarray(at, at + 40));
          controller.close();
        },
      });
    expect((await put(inPieces())).status).toBe(201);
    const gzip = await put(png, { headers: { 'content-encoding': 'gzip' } });
    expect(gzip.status).toBe(201);
  });

  it('stops reading a body without a length at 12 MB', async () => {
    const megabyte = new Uint8Array(1_000_000);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 60) controller.close();
        else controller.enqueue(megabyte);
      },
    });
    const outcome = await put(endless).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(outcome);
    expect((await put(await picture(8))).status).toBe(201);
  });

  it('receives one picture per person at a time, and returns 503 after a long wait', async () => {
    const { deps } = harness.server;
    let waited = 0;
    deps.schedule = () => {
      waited += 1;
      return () => {};
    };
    const gone = new AbortController();
    const slow = fetch(`${harness.server.address}${PATH}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${author.token}` },
      body: new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) }),
      duplex: 'half',
      signal: gone.signal,
    } as RequestInit).catch(() => 'gone');
    // From this point on, the slow upload holds its slot.
    await expect.poll(() => waited).toBe(1);
    const png = await picture(12);
    deps.schedule = (_ms, run) => {
      run();
      return () => {};
    };
    const refused = await put(png);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await put(png, { token: person.token })).status).toBe(201);
    gone.abort();
    expect(await slow).toBe('gone');
    await expect.poll(async () => (await put(png)).status).toBe(201);
    delete deps.schedule;
  });

  it('survives any bytes under any content type', async () => {
    const type = fc.oneof(
      fc.constantFrom('image/png', 'application/json', '', 'image/webp;q="', ' ', 'a/b; c=d; c=d'),
      fc.stringMatching(/^[!-~]{1,30}$/),
    );
    harness.server.logs.length = 0;
    const png = await picture(9);
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.nat(png.length).map((length) => new Uint8Array(png.subarray(0, length))),
    );
    await fc.assert(
      fc.asyncProperty(type, bytes, async (named, body) => {
        const response = await put(body, { headers: { 'content-type': named } });
        expect(response.status).toBeLessThan(500);
        await response.arrayBuffer();
      }),
      { numRuns: propertyRunsOn(harness.database, 60) },
    );
    expect(harness.server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it('is refused once the author’s role is lost, and uploads are deleted with the account', async () => {
    const leaving = await plantPerson(harness.server, { role: 'premium' });
    const { hash } = await uploaded(10, leaving);
    await harness.database.transaction((tx) => tx.update(users).set({ role: 'user' }).where(eq(users.id, leaving.id)));
    expect((await get(hash, leaving.token)).status).toBe(200);
    expect((await put(await picture(11), { token: leaving.token })).status).toBe(403);
    await harness.database.transaction((tx) => tx.delete(users).where(eq(users.id, leaving.id)));
    expect(await harness.database.read.select().from(imageUploads).where(eq(imageUploads.hash, hash))).toEqual([]);
  });
});

describeWithServer('the budget', { env: { RATE_LIMIT_PER_MINUTE: '12' }, on: ['PGlite'] }, (harness) => {
  it('is charged five points for a picture', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const outcomes: number[] = [];
    for (const shade of [1, 2, 3]) {
      const { status } = await sendBytes(harness.server.address, PATH, await picture(shade), { token: author.token });
      outcomes.push(status);
    }
    expect(outcomes).toEqual([201, 201, 429]);
  });
});

describeWithServer('the price of an upload', { env: { RATE_LIMIT_PER_MINUTE: '24' } }, (harness) => {
  it('follows its pixels, and a refusal comes before they are decoded', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const put = (bytes: Parameters<typeof sendBytes>[2]) =>
      sendBytes(harness.server.address, PATH, bytes, { token: author.token });
    const left = (response: Response) => Number(response.headers.get('x-ratelimit-remaining'));
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#456' } })
        .png()
        .toBuffer();
    // The header shows the points left after the request's own point.
    expect(left(await put(await plain(40, 30)))).toBe(23);
    expect(left(await put(await plain(2_000, 1_500)))).toBe(18);
    // The first two uploads cost 5 and 8 points, so 11 are left for the third: enough for its request and the four
    // points of a picture, but not for the seven of its pixels.
    const before = await harness.database.read.$count(images);
    const refused = await put(await plain(3_500, 2_000));
    expect([refused.status, left(refused)]).toEqual([429, 10]);
    expect(await harness.database.read.$count(images)).toBe(before);
  });
});
