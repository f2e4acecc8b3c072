import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of the project's root folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder for data that scripts keep between runs; it's deleted together with node_modules. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'quorbit');
