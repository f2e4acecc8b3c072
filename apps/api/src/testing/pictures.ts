// Pictures like users upload, and files that only claim to be pictures.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Makes a picture in one colour. Different shades give different bytes. */
export function picture(shade = 0, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png', width = 40, height = 30) {
  const background = { r: shade % 256, g: (shade >> 8) % 256, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** Makes a JPEG photo of random noise. */
export function noisePicture(width: number, height: number): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'grey', noise: grain } })
    .jpeg()
    .toBuffer();
}

/** Makes an animated WebP picture of two frames. */
export async function animatedPicture(): Promise<Buffer> {
  return sharp([await picture(1), await picture(200)], { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** Makes a small PNG whose header claims these dimensions in pixels. */
export function pngClaimingSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(10_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Makes a small PNG with a compressed text that unpacks to this many megabytes. */
export async function withTextBomb(megabytes: number): Promise<Buffer> {
  const png = await picture(3);
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(megabytes * 1_000_000, 65))]);
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), chunk('zTXt', text), png.subarray(afterHeader)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
