// TypeScript's compiler API, for checks that read the code.
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

// Our own compiler has no API for programs; dependency-cruiser's has.
export const ts = createRequire(realpathSync(join(ROOT, 'node_modules/dependency-cruiser/package.json')))('typescript');
