import { area } from '../../area.ts';
import { deletedQuizzesSweep } from './authoring/deleted.worker.ts';
import { recordKeptForRole } from './downloads/keeps.service.ts';
import { quizKeepers } from './downloads/keeps.worker.ts';
import { quizStatsFolding } from './figures/stats.worker.ts';
import { quizShows } from './packs/image-access.repository.ts';
import { registerPacks } from './packs/packs.routes.ts';
import { saltRankedPacks } from './packs/salted-packs.step.ts';
import { forgetStoredBytes } from './packs/stored-packs.step.ts';
import { packMirror } from './quizzes.mirror.ts';
import { quizKeep } from './quizzes.ops.ts';
import { quizzesPersonal } from './quizzes.personal.ts';
import { quizzesRest } from './quizzes.rest.ts';
import { quizzesRouter } from './quizzes.router.ts';
import { contentSeed } from './quizzes.seed.ts';
import { quizTotals } from './quizzes.totals.ts';
import { trimEveryone } from './trim-everyone.step.ts';

export const quizzesArea = area({
  router: quizzesRouter,
  rest: quizzesRest,
  addresses: registerPacks,
  mirror: [packMirror],
  ops: [quizKeep],
  workers: [quizStatsFolding, quizKeepers, deletedQuizzesSweep],
  dataSteps: [trimEveryone, forgetStoredBytes, saltRankedPacks],
  personal: quizzesPersonal,
  totals: [quizTotals],
  imageAccess: quizShows,
  roleChanges: [recordKeptForRole],
  seeds: [contentSeed],
});
