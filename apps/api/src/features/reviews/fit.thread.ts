// Fits weights in a separate thread: with tens of thousands of ratings, fitting would block all calls for a second or
// more.
import { parentPort, workerData } from 'node:worker_threads';
import { fitWeights } from './fit.ts';
import { loadOptimizer } from './optimizer.ts';

const optimize = await loadOptimizer();
parentPort?.postMessage(optimize && (await fitWeights(workerData.logs, workerData.models, optimize)));
