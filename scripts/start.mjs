// `npm start`: installs, builds, then runs the server in this same process, so that a signal to the process reaches the
// server.
import { bootstrap } from './lib/bootstrap.mjs';
import { buildServer, buildWeb } from './lib/build.mjs';
import { endOnSignal } from './lib/children.mjs';
import { failClearly } from './lib/fail.mjs';
import { ROOT } from './lib/paths.mjs';

// This way DATA_DIR means the same folder, whichever folder the script is called from.
process.chdir(ROOT);
const stopListening = endOnSignal({ exitCode: 0 });
try {
  await bootstrap();
  await buildServer();
  await buildWeb();
  console.log('Starting …');
  await import('../apps/api/dist/main.js');
  stopListening();
} catch (error) {
  failClearly(error);
}
