import { area } from '../../area.ts';
import { deletedQuizzesSweep } from './deleted.worker.ts';
import { recordKeptForRole } from './keeps.service.ts';
import { quizKeepers } from './keeps.worker.ts';
import { registerPacks } from './packs.routes.ts';
import { packMirror } from './quizzes.mirror.ts';
import { quizKeep } from './quizzes.ops.ts';
import { quizzesPersonal } from './quizzes.personal.ts';
import { quizzesRest } from './quizzes.rest.ts';
import { quizzesRouter } from './quizzes.router.ts';
import { contentSeed } from './quizzes.seed.ts';
import { quizTotals } from './quizzes.totals.ts';
import { saltRankedPacks } from './salted-packs.step.ts';
import { quizShows } from './shows.repository.ts';
import { quizStatsFolding } from './stats.worker.ts';
import { forgetStoredBytes } from './stored-packs.step.ts';
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
  shows: quizShows,
  roleChanges: [recordKeptForRole],
  seeds: [contentSeed],
});
