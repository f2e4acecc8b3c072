import { defineArea } from '../../define-area.ts';
import { deletedQuizzesSweep } from './authoring/deleted.worker.ts';
import { recordDownloadsForRole } from './downloads/downloads.service.ts';
import { downloadNotifying } from './downloads/downloads.worker.ts';
import { quizStatsFolding } from './figures/stats.worker.ts';
import { quizImageAccess } from './packs/image-access.repository.ts';
import { registerPacks } from './packs/packs.routes.ts';
import { saltRankedPacks } from './packs/salted-packs.step.ts';
import { deleteStoredBytes } from './packs/stored-packs.step.ts';
import { packMirror } from './quizzes.mirror.ts';
import { quizKeep } from './quizzes.ops.ts';
import { quizzesPersonal } from './quizzes.personal.ts';
import { quizzesRest } from './quizzes.rest.ts';
import { quizzesRouter } from './quizzes.router.ts';
import { contentSeed } from './quizzes.seed.ts';
import { interestSettings } from './quizzes.settings.ts';
import { quizTotals } from './quizzes.totals.ts';
import { trimEveryone } from './trim-everyone.step.ts';

export const quizzesArea = defineArea({
  router: quizzesRouter,
  rest: quizzesRest,
  httpRoutes: registerPacks,
  mirror: [packMirror],
  ops: [quizKeep],
  workers: [quizStatsFolding, downloadNotifying, deletedQuizzesSweep],
  dataSteps: [trimEveryone, deleteStoredBytes, saltRankedPacks],
  personal: quizzesPersonal,
  settings: [interestSettings],
  totals: [quizTotals],
  imageAccess: quizImageAccess,
  roleChanges: [recordDownloadsForRole],
  seeds: [contentSeed],
});
