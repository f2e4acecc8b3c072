// Runs in a thread of its own: with tens of thousands of ratings, fitting would hold up all calls for a second and more.
import { parentPort, workerData } from 'node:worker_threads';
import { fitWeights } from './fit.ts';
import { loadOptimizer } from './optimizer.ts';

const optimize = await loadOptimizer();
parentPort?.postMessage(optimize && (await fitWeights(workerData.logs, workerData.models, optimize)));
