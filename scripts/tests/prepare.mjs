import { rm } from 'node:fs/promises';
import { isFull } from '../lib/tiers.mjs';
import { cleanUp, folder, kill, startServer } from './support.mjs';

/**
 * Starts the product once, so that it is installed and built before anything is tested, and keeps the data folder:
 * making a database takes seconds, copying one does not.
 */
export default async function prepare(project) {
  const { testFiles } = await project.globTestFiles();
  // The others are of parts that need no product.
  if (!testFiles.some(isFull)) return;
  const dataDir = await folder();
  const server = await startServer({ DATA_DIR: dataDir });
  kill(server.pid, 'SIGTERM');
  const { code } = await server.exited;
  if (code !== 0) throw new Error(`The first start ended with exit code ${code}.\n${server.said()}`);
  project.provide('dataDir', dataDir);
  return async () => {
    await cleanUp();
    await rm(dataDir, { recursive: true, force: true });
  };
}
