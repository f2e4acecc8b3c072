// Makes what is stored of what somebody sends: decoded and encoded anew, so that nothing but the picture is left of it.
import { createHash } from 'node:crypto';
import { MAX_IMAGE_BYTES, MAX_IMAGE_SIDE, MAX_PIXELS } from '@quorbit/contracts/images/limits';
import sharp, { type Metadata, type OutputInfo, type WebpOptions } from 'sharp';
import { createQueues } from '../../lib/admission/queues.ts';
import { AppError } from '../../lib/app-error.ts';
import { formatOf, type ImageFormat } from './image-formats.ts';

export interface EncodedImage {
  hash: string;
  type: string;
  width: number;
  height: number;
  size: number;
  bytes: Uint8Array;
}

/** Each takes about 100 MB and a core for as long as it is decoded. */
const MAX_CONCURRENT = 2;
const MAX_WAIT_MS = 10_000;
const MAX_SECONDS = 20;
const queues = createQueues();

// No other decoder ever sees what people send, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Pixels that cost a point. */
const PIXELS_PER_POINT = 1_000_000;
/** Points for each try to make a picture small after the first. Most pictures need one try. */
const POINTS_PER_TRY = 5;

/** Files up to this size may be drawings, which stay as sharp as they are where they then fit. */
const DRAWING_BYTES = 600_000;
/** How a picture is made smaller, until it fits: the longer side in pixels, and the quality. */
const STEPS = [
  [MAX_IMAGE_SIDE, 82],
  [MAX_IMAGE_SIDE, 68],
  [MAX_IMAGE_SIDE, 50],
  [1_200, 50],
  [900, 45],
  [640, 40],
] as const;

const UNREADABLE = "We can't read this picture. Choose a PNG, JPEG or WebP file.";
const DAMAGED = 'This picture is damaged or incomplete. Save it again, or choose another one.';
const ANIMATED = "This picture is animated. Choose one that isn't.";
const TOO_MANY_PIXELS = `This picture has more than ${MAX_PIXELS / 1_000_000} megapixels. Make it smaller and try again.`;
const TOO_DETAILED = 'This picture has too many details to fit. Make it smaller and try again.';

/**
 * @param charge called with the points that decoding costs, and each further try to make it small, before either; where it
 * rejects, that isn't done
 * @throws AppError INVALID, with what to do, for what is no still picture of one of these formats or too large;
 * UNAVAILABLE where the decoder is busy for 10 s
 */
export async function encodeImage(
  sent: Uint8Array,
  formats: readonly ImageFormat[],
  charge: (points: number) => Promise<void> = async () => {},
): Promise<EncodedImage> {
  const format = formatOf(sent, formats);
  if (format === null) throw new AppError('INVALID', UNREADABLE);
  const release = await queues.enter('image', AbortSignal.timeout(MAX_WAIT_MS), MAX_CONCURRENT);
  try {
    const points = Math.floor((await countAllowedPixels(sent, format)) / PIXELS_PER_POINT);
    if (points > 0) await charge(points);
    const pixels = await requireReadable(decode(sent));
    const { data, info } = await encodeToFit(pixels, format !== 'jpeg' && sent.length <= DRAWING_BYTES, charge);
    const hash = createHash('sha256').update(data).digest('hex');
    return { hash, type: 'image/webp', width: info.width, height: info.height, size: data.length, bytes: data };
  } finally {
    release();
  }
}

/** How many pixels there are. Reads no more than the header: what a file says of itself is checked before its pixels take memory. */
async function countAllowedPixels(sent: Uint8Array, format: ImageFormat): Promise<number> {
  const header: Metadata = await requireReadable(sharp(sent, { limitInputPixels: false }).metadata());
  if (header.format !== format) throw new AppError('INVALID', UNREADABLE);
  if (header.width * header.height > MAX_PIXELS) throw new AppError('INVALID', TOO_MANY_PIXELS);
  if ((header.pages ?? 1) > 1) throw new AppError('INVALID', ANIMATED);
  return header.width * header.height;
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

function decode(sent: Uint8Array): Promise<Pixels> {
  return sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: MAX_IMAGE_SIDE, height: MAX_IMAGE_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** @throws AppError INVALID where the decoder refuses the file */
async function requireReadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('INVALID', DAMAGED, { cause });
  }
}

async function encodeToFit(
  pixels: Pixels,
  mayBeDrawing: boolean,
  charge: (points: number) => Promise<void>,
): Promise<Pixels> {
  if (mayBeDrawing) {
    const exact = await encode(pixels, MAX_IMAGE_SIDE, { lossless: true });
    if (exact.data.length <= MAX_IMAGE_BYTES) return exact;
  }
  for (const [index, [side, quality]] of STEPS.entries()) {
    if (index > 0) await charge(POINTS_PER_TRY);
    const encoded = await encode(pixels, side, { quality });
    if (encoded.data.length <= MAX_IMAGE_BYTES) return encoded;
  }
  throw new AppError('INVALID', TOO_DETAILED);
}

function encode({ data, info: { width, height, channels } }: Pixels, side: number, options: WebpOptions) {
  return sharp(data, { raw: { width, height, channels } })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp(options)
    .toBuffer({ resolveWithObject: true });
}
