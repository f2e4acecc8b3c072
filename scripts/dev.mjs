// `npm run dev`: the server on API_PORT, restarted on each change, with the web app's development server in front of
// it.
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { endChildren, endOnSignal, run } from './lib/children.mjs';
import { failClearly } from './lib/fail.mjs';
import { ROOT } from './lib/paths.mjs';

const API_PORT = process.env.API_PORT ?? '3001';
const MAIN = 'apps/api/src/main.ts';
/** The files that the server reads when it starts, besides those that it imports. */
const WATCHED = ['--include', 'content/**/*.json'];

process.chdir(ROOT);
endOnSignal({ exitCode: 0 });
try {
  await bootstrap();
  const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const vite = join(ROOT, 'apps', 'web', 'node_modules', 'vite', 'bin', 'vite.js');
  console.log(`Open the address that Vite prints. The server behind it listens on port ${API_PORT}.`);
  // Neither process ends by itself, and one is useless without the other.
  await Promise.race([
    run(process.execPath, [tsx, 'watch', ...WATCHED, '--conditions=source', '--clear-screen=false', MAIN], {
      env: { ...process.env, PORT: API_PORT },
    }),
    run(process.execPath, [vite], { cwd: join(ROOT, 'apps/web'), env: { ...process.env, API_PORT } }),
  ]);
  await endChildren();
} catch (error) {
  await endChildren();
  failClearly(error);
}
