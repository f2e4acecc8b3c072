/** Tests for the first bytes of each format's files. */
const SIGNATURES = {
  png: (bytes: Uint8Array) => startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: (bytes: Uint8Array) => startsWith(bytes, 0, [0xff, 0xd8, 0xff]),
  webp: (bytes: Uint8Array) =>
    startsWith(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, 8, [0x57, 0x45, 0x42, 0x50]),
  gif: (bytes: Uint8Array) => startsWith(bytes, 0, [0x47, 0x49, 0x46, 0x38]),
} as const;
export type ImageFormat = keyof typeof SIGNATURES;

/** The formats that uploads may have. */
export const UPLOAD_FORMATS: readonly ImageFormat[] = ['png', 'jpeg', 'webp'];
/** The formats of data URLs in questions, which older clients send instead of uploads. */
export const INLINE_FORMATS: readonly ImageFormat[] = [...UPLOAD_FORMATS, 'gif'];

/**
 * Returns the format found in the bytes themselves, since names and headers can lie; null if it isn't one of `formats`.
 */
export function formatOf(bytes: Uint8Array, formats: readonly ImageFormat[]): ImageFormat | null {
  return formats.find((format) => SIGNATURES[format](bytes)) ?? null;
}

function startsWith(bytes: Uint8Array, at: number, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}
