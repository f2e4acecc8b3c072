// Builds the server and the web app, each only if its sources have changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './children.mjs';
import { ROOT } from './paths.mjs';
import { hashOf, isStamped, stamp } from './stamps.mjs';
import { timed } from './steps.mjs';

const COMMON = ['tsconfig.base.json', 'pnpm-lock.yaml', 'packages/contracts/src', 'packages/contracts/package.json'];
const SERVER_PARTS = ['packages/contracts', 'packages/db', 'apps/api'];

export function buildServer() {
  return buildWhenChanged({
    name: 'server',
    inputs: [
      ...COMMON,
      ...SERVER_PARTS.flatMap((part) => [`${part}/src`, `${part}/package.json`, `${part}/tsconfig.json`]),
    ],
    output: 'apps/api/dist/main.js',
    build: () => run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', ...SERVER_PARTS]),
  });
}

export function buildWeb() {
  const files = ['src', 'build', 'public', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json'];
  return buildWhenChanged({
    name: 'web app',
    inputs: [...COMMON, ...files.map((file) => `apps/web/${file}`), 'content/help'],
    output: 'apps/web/dist/index.html',
    build: () =>
      run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
        cwd: join(ROOT, 'apps/web'),
      }),
  });
}

async function buildWhenChanged({ name, inputs, output, build }) {
  const file = `built-${name.replace(' ', '-')}`;
  const hash = hashOf(inputs);
  if (isStamped(file, hash) && existsSync(join(ROOT, output))) return;
  await timed(`Building the ${name}`, build);
  stamp(file, hash);
}
