import { area } from '../../lib/area.ts';
import { sittingAnswer, sittingSubmit } from './written-tests.ops.ts';
import { writtenTestsPersonal } from './written-tests.personal.ts';
import { writtenTestsRouter } from './written-tests.router.ts';
import { sittingsClosing } from './written-tests.worker.ts';

export const writtenTestsArea = area({
  router: writtenTestsRouter,
  ops: [sittingAnswer, sittingSubmit],
  workers: [sittingsClosing],
  personal: writtenTestsPersonal,
});
