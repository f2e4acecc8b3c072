import { createHash } from 'node:crypto';
import { MAX_IMAGE_BYTES, MAX_IMAGE_SIDE } from '@quorbit/contracts/images/limits';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import { animatedPicture, noisePicture, picture, pngClaimingSize, SVG, withTextBomb } from '../../testing/pictures.ts';
import { encodeImage } from './encode-image.ts';
import { formatOf, INLINE_FORMATS, UPLOAD_FORMATS } from './image-formats.ts';

const refusal = (bytes: Uint8Array) =>
  encodeImage(bytes, UPLOAD_FORMATS).then(
    () => expect.fail('It was taken.'),
    (error: unknown) =>
      error instanceof AppError && error.code === 'INVALID' ? error.message : expect.fail(`${error}`),
  );

/** Makes a large photo that is full of detail, and encodes it, once for all tests that need it. */
const encodeLargePhoto = (() => {
  async function make() {
    const photo = await noisePicture(2_400, 1_800);
    const points: number[] = [];
    const image = await encodeImage(photo, UPLOAD_FORMATS, async (more) => void points.push(more));
    return { photo, image, points };
  }
  let made: ReturnType<typeof make> | undefined;
  return () => {
    made ??= make();
    return made;
  };
})();

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'sent as %s is re-encoded and stored under the hash of its bytes',
    async (format) => {
      const image = await encodeImage(await picture(7, format), UPLOAD_FORMATS);
      expect(image).toMatchObject({ type: 'image/webp', width: 40, height: 30 });
      expect(image.hash).toBe(createHash('sha256').update(image.bytes).digest('hex'));
      expect(image.size).toBe(image.bytes.length);
      expect(formatOf(image.bytes, UPLOAD_FORMATS)).toBe('webp');
      expect((await encodeImage(await picture(7, format), UPLOAD_FORMATS)).hash).toBe(image.hash);
    },
  );

  it('loses its place and camera data, and is turned upright', async () => {
    const photo = await sharp(await picture(9, 'jpeg'))
      .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { bytes, width, height } = await encodeImage(photo, UPLOAD_FORMATS);
    expect([width, height]).toEqual([30, 40]);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(Buffer.from(bytes).includes('Camera')).toBe(false);
  });

  it('is scaled down if it is large and full of detail', async () => {
    const { size, width, height } = (await encodeLargePhoto()).image;
    expect(size).toBeLessThanOrEqual(MAX_IMAGE_BYTES);
    expect(Math.max(width, height)).toBeLessThanOrEqual(MAX_IMAGE_SIDE);
    expect(width / height).toBeCloseTo(4 / 3, 1);
  });

  it('is charged for its pixels and for each further try, before the work is done', async () => {
    const charged = async (bytes: Uint8Array) => {
      const points: number[] = [];
      await encodeImage(bytes, UPLOAD_FORMATS, async (more) => void points.push(more));
      return points;
    };
    const plain = sharp({ create: { width: 2_400, height: 1_800, channels: 3, background: '#456' } });
    expect(await charged(await plain.png().toBuffer())).toEqual([4]);
    expect(await charged(await picture(7))).toEqual([]);
    const { photo, points } = await encodeLargePhoto();
    const [pixels, ...tries] = points;
    expect(pixels).toBe(4);
    expect(tries.length).toBeGreaterThan(1);
    expect(new Set(tries)).toEqual(new Set([5]));
    const refusal = new Error('no points left');
    await expect(encodeImage(photo, UPLOAD_FORMATS, () => Promise.reject(refusal))).rejects.toBe(refusal);
  });

  it('stays exactly the same if it is a drawing, including transparency', async () => {
    const drawing = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#12345678' } })
      .png()
      .toBuffer();
    const { bytes } = await encodeImage(drawing, UPLOAD_FORMATS);
    const raw = (of: Uint8Array) => sharp(of).raw().toBuffer();
    expect(await raw(bytes)).toEqual(await raw(drawing));
  });

  it('may be a still GIF only in the inline format of older clients', async () => {
    const gif = await picture(5, 'gif');
    expect((await encodeImage(gif, INLINE_FORMATS)).type).toBe('image/webp');
    expect(await refusal(gif)).toMatch(/PNG, JPEG or WebP/);
  });
});

describe('a file that isn’t an acceptable picture', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['an SVG', SVG],
    ['text', Buffer.from('hello')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic')],
  ])('is refused: %s', async (_name, bytes) => {
    expect(await refusal(bytes)).toMatch(/Choose a PNG, JPEG or WebP/);
  });

  it('is refused if it only begins like a picture', async () => {
    const [png = Buffer.alloc(0)] = await Promise.all([picture()]);
    expect(await refusal(Buffer.concat([png.subarray(0, 8), SVG]))).toMatch(/damaged/);
    expect(await refusal(png.subarray(0, 20))).toMatch(/damaged/);
    const jpeg = await noisePicture(300, 300);
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toMatch(/damaged/);
    const webp = await picture(1, 'webp', 500, 500);
    expect(await refusal(webp.subarray(0, webp.length - 10))).toMatch(/damaged/);
  });

  it('is refused for the size in its header, before it takes memory', async () => {
    const before = process.memoryUsage().rss;
    expect(await refusal(pngClaimingSize(10_000, 5_000))).toMatch(/24 megapixels/);
    expect(await refusal(pngClaimingSize(65_000, 65_000))).toMatch(/24 megapixels/);
    expect(await refusal(pngClaimingSize(4_000, 3_000))).toMatch(/damaged/);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('is refused if it is animated', async () => {
    expect(await refusal(await animatedPicture())).toMatch(/is animated/);
  });

  it('takes no memory for data hidden beside the picture', async () => {
    const bomb = await withTextBomb(200);
    expect(bomb.length).toBeLessThan(300_000);
    const before = process.memoryUsage().rss;
    const outcome = await encodeImage(bomb, UPLOAD_FORMATS).catch((error: unknown) => error);
    expect(outcome instanceof AppError || (outcome as { size: number }).size < MAX_IMAGE_BYTES).toBe(true);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('never makes the decoder fail other than by a refusal, whichever bytes are changed', async () => {
    const good = await Promise.all((['png', 'jpeg', 'webp'] as const).map((format) => picture(4, format)));
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...good), changes, fc.nat(30), async (whole, changed, cut) => {
        const bytes = Buffer.from(whole.subarray(0, whole.length - cut));
        for (const [at, byte] of changed) bytes[at % bytes.length] = byte;
        const outcome = await encodeImage(bytes, UPLOAD_FORMATS).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'INVALID' });
        else expect((outcome as { size: number }).size).toBeLessThanOrEqual(MAX_IMAGE_BYTES);
      }),
      { numRuns: 80 },
    );
  });
});
