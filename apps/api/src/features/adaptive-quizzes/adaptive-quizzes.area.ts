import { defineArea } from '../../define-area.ts';
import { adaptiveQuizzesPersonal } from './adaptive-quizzes.personal.ts';
import { adaptiveQuizzesRouter } from './adaptive-quizzes.router.ts';
import { adaptiveDeletionBlockers } from './deletion-blockers.repository.ts';

export const adaptiveQuizzesArea = defineArea({
  router: adaptiveQuizzesRouter,
  deletionBlockers: adaptiveDeletionBlockers,
  personal: adaptiveQuizzesPersonal,
});
