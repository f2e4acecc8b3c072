import { rm } from 'node:fs/promises';
import { isFull } from '../lib/tiers.mjs';
import { cleanUp, folder, kill, startServer } from './support.mjs';

/**
 * Vitest's global set-up: starts the product once, so that it's installed and built before the tests, and keeps the
 * data folder for copying, because creating a database takes seconds and copying one doesn't.
 */
export default async function prepare(project) {
  const { testFiles } = await project.globTestFiles();
  // Only the `.full.test` files start the product, so other runs need no preparation.
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
