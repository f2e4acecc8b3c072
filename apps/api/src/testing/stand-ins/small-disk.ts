import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFreeBytes } from '@quorbit/db/disk-space';

const MB = 2 ** 20;
const SIZE_MB = 240;

/** A small disk of 240 MB in memory, for tests of a full disk. */
export interface SmallDisk {
  path: string;
  /** Fills the disk until only `freeMb` megabytes are free. */
  fillTo(freeMb: number): void;
  /** Deletes the file that filled the disk. */
  clear(): void;
  remove(): void;
}

/** Mounts a small disk; returns null where this user may not mount one. */
export function mountSmallDisk(): SmallDisk | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const path = mkdtempSync(join(tmpdir(), 'quorbit-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', path], { stdio: 'ignore' });
  if (mounted.status !== 0) {
    rmSync(path, { recursive: true });
    return null;
  }
  const filling = join(path, 'filling');
  const clear = () => rmSync(filling, { force: true });
  return {
    path,
    fillTo(freeMb) {
      clear();
      writeFileSync(filling, Buffer.alloc(Math.max(0, readFreeBytes(path) - freeMb * MB)));
    },
    clear,
    remove() {
      spawnSync('umount', [path], { stdio: 'ignore' });
      rmSync(path, { recursive: true, force: true });
    },
  };
}
