import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the project. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Whatever the scripts remember between runs; gone with node_modules. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'quorbit');
