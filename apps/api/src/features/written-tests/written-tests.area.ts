import { area } from '../../area.ts';
import { sittingMirror } from './written-tests.mirror.ts';
import { sittingAnswer, sittingSubmit } from './written-tests.ops.ts';
import { writtenTestsPersonal } from './written-tests.personal.ts';
import { writtenTestsRouter } from './written-tests.router.ts';
import { seedDemoWrittenTests } from './written-tests.seed.ts';
import { sittingsClosing, sittingsTidying } from './written-tests.worker.ts';

export const writtenTestsArea = area({
  router: writtenTestsRouter,
  mirror: [sittingMirror],
  ops: [sittingAnswer, sittingSubmit],
  workers: [sittingsClosing, sittingsTidying],
  personal: writtenTestsPersonal,
  seeds: [{ phase: 'demo', run: seedDemoWrittenTests }],
});
