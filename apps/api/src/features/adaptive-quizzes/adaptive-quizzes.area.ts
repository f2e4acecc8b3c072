import { area } from '../../area.ts';
import { adaptiveQuizzesPersonal } from './adaptive-quizzes.personal.ts';
import { adaptiveQuizzesRouter } from './adaptive-quizzes.router.ts';
import { adaptiveHolds } from './deletion-blockers.repository.ts';

export const adaptiveQuizzesArea = area({
  router: adaptiveQuizzesRouter,
  deletionBlockers: adaptiveHolds,
  personal: adaptiveQuizzesPersonal,
});
