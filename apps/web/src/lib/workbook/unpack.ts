import { unzipSync } from 'fflate';

/** Bytes of all files of a workbook, unpacked. Two hundred questions take less than one in a hundred of it. */
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;

/** Thrown for a workbook that is refused, with what to tell people. */
export class WorkbookRefusedError extends Error {}

/**
 * Unpacks the XML of a workbook. Each file gets as much memory as the directory says it takes, and what goes beyond that is
 * cut off: so a directory that lies makes an archive unreadable, but not larger.
 * @throws WorkbookRefusedError with `message` where that is too much; errors of `fflate` where it's no archive
 */
export function unpack(archive: Uint8Array, message: string): Record<string, Uint8Array> {
  let bytes = 0;
  return unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      // Pictures and the like aren't read.
      if (!/\.xml(?:\.rels)?$/.test(name)) return false;
      bytes += originalSize;
      if (bytes > MAX_UNPACKED_BYTES) throw new WorkbookRefusedError(message);
      return true;
    },
  });
}
