import { defineArea } from '../../define-area.ts';
import { sittingMirror } from './written-tests.mirror.ts';
import { sittingAnswer, sittingSubmit } from './written-tests.ops.ts';
import { writtenTestsPersonal } from './written-tests.personal.ts';
import { writtenTestsRouter } from './written-tests.router.ts';
import { seedDemoWrittenTests } from './written-tests.seed.ts';
import { sittingClosing, sittingPruning } from './written-tests.worker.ts';

export const writtenTestsArea = defineArea({
  router: writtenTestsRouter,
  mirror: [sittingMirror],
  ops: [sittingAnswer, sittingSubmit],
  workers: [sittingClosing, sittingPruning],
  personal: writtenTestsPersonal,
  seeds: [{ phase: 'demo', run: seedDemoWrittenTests }],
});
