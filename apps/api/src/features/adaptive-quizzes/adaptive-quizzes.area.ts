import { area } from '../../lib/area.ts';
import { adaptiveQuizzesPersonal } from './adaptive-quizzes.personal.ts';
import { adaptiveQuizzesRouter } from './adaptive-quizzes.router.ts';
import { adaptiveHolds } from './holds.repository.ts';

export const adaptiveQuizzesArea = area({
  router: adaptiveQuizzesRouter,
  holds: adaptiveHolds,
  personal: adaptiveQuizzesPersonal,
});
