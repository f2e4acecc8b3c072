export const NO_TEXT =
  "We can't read this file as text. In your spreadsheet, save it as “CSV UTF-8”, then choose it again.";

interface Bounds {
  maxBytes: number;
  /** What to do about a larger file. */
  tooLarge: string;
}

/** The text of a file that somebody chose, or why it can't be read. */
export async function readTextFile(
  file: Blob,
  { maxBytes, tooLarge }: Bounds,
): Promise<{ text: string } | { problem: string }> {
  if (file.size > maxBytes) return { problem: tooLarge };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    // Programs and pictures may be UTF-8 by chance, but no text has this.
    return text.includes('\0') ? { problem: NO_TEXT } : { text };
  } catch {
    return { problem: NO_TEXT };
  }
}

/** Spreadsheets mark the other encodings that they write. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
