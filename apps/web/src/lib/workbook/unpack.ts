import { unzipSync } from 'fflate';

/**
 * The maximum size of all files of a workbook together, unpacked, in bytes. Two hundred questions need less than 1% of
 * it.
 */
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;

/** Thrown for a workbook that is refused; its message is shown to the user. */
export class WorkbookRefusedError extends Error {}

/**
 * Unpacks the XML files of a workbook. Each file gets as much memory as the zip directory states, and bytes beyond that
 * are cut off, so a false directory makes an archive unreadable but not larger.
 * @throws WorkbookRefusedError with `message` if the files are too large; errors of `fflate` if it isn't a zip archive.
 */
export function unpack(archive: Uint8Array, message: string): Record<string, Uint8Array> {
  let bytes = 0;
  return unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      // Pictures and other files aren't read.
      if (!/\.xml(?:\.rels)?$/.test(name)) return false;
      bytes += originalSize;
      if (bytes > MAX_UNPACKED_BYTES) throw new WorkbookRefusedError(message);
      return true;
    },
  });
}
