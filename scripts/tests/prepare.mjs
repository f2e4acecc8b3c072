import { rm } from 'node:fs/promises';
import { cleanUp, folder, kill, startServer } from './support.mjs';

/**
 * Starts the product once, so that it is installed and built before anything is tested, and keeps the data folder:
 * making a database takes seconds, copying one does not.
 */
export default async function prepare({ provide }) {
  const dataDir = await folder();
  const server = await startServer({ DATA_DIR: dataDir });
  kill(server.pid, 'SIGTERM');
  const { code } = await server.exited;
  if (code !== 0) throw new Error(`The first start ended with exit code ${code}.\n${server.said()}`);
  provide('dataDir', dataDir);
  return async () => {
    await cleanUp();
    await rm(dataDir, { recursive: true, force: true });
  };
}
