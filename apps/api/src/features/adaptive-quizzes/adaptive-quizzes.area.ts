import { area } from '../../area.ts';
import { adaptiveQuizzesPersonal } from './adaptive-quizzes.personal.ts';
import { adaptiveQuizzesRouter } from './adaptive-quizzes.router.ts';
import { adaptiveHolds } from './holds.repository.ts';

export const adaptiveQuizzesArea = area({
  router: adaptiveQuizzesRouter,
  holds: adaptiveHolds,
  personal: adaptiveQuizzesPersonal,
});
