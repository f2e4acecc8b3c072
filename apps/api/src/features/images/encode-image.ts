// Re-encodes uploaded pictures before they are stored, so that no other data of the file remains.
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

/** The number of pictures processed at once. Each takes about 100 MB and a CPU core while it's decoded. */
const MAX_CONCURRENT = 2;
const MAX_WAIT_MS = 10_000;
const MAX_SECONDS = 20;
const queues = createQueues();

// Blocks all of the library's decoders except those for PNG, JPEG, WebP and GIF, so that no other one ever reads
// uploaded files, whatever format they claim.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);
sharp.concurrency(1);

/** The number of pixels that cost one point. */
const PIXELS_PER_POINT = 1_000_000;
/** The points for each further try to make a picture small enough. Most pictures need one try. */
const POINTS_PER_TRY = 5;

/** The maximum size in bytes of a file that may be a drawing. Drawings are stored losslessly if the result fits. */
const DRAWING_BYTES = 600_000;
/** The steps in which a picture is shrunk until it fits: the longer side in pixels, and the quality in percent. */
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
 * Decodes an uploaded picture and encodes it as WebP of at most the allowed size.
 * @param charge called with the points for decoding and for each further try, before each; if it rejects, that work
 * isn't done.
 * @throws AppError INVALID, with advice, if it isn't a still picture of these formats or is too large; UNAVAILABLE if
 * the decoder is busy for 10 s.
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

/**
 * Returns a picture's number of pixels. Only its header is read, so that the size is checked before the pixels take
 * memory.
 * @throws AppError INVALID for an unreadable, too large or animated picture.
 */
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

/** Awaits the decoder's work. @throws AppError INVALID if the decoder refuses the file */
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
