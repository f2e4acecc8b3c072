// `npm run db:…`: commands for the operator. They run in this process, with the built server's own code.
import { bootstrap } from './lib/bootstrap.mjs';
import { buildServer } from './lib/build.mjs';
import { endOnSignal } from './lib/children.mjs';
import { failClearly } from './lib/fail.mjs';
import { ROOT } from './lib/paths.mjs';

process.chdir(ROOT);
const stopListening = endOnSignal({ exitCode: 130 });
try {
  await bootstrap();
  await buildServer();
  const { runCommand } = await import('../apps/api/dist/commands/run-command.js');
  // From here on a signal simply ends the process: the database rolls back anything that isn't committed.
  stopListening();
  process.exitCode = await runCommand(process.argv.slice(2), {
    source: process.env,
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
  });
} catch (error) {
  failClearly(error);
}
