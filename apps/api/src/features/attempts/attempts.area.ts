import { defineArea } from '../../define-area.ts';
import { attemptQueries } from './attempt-queries.ts';
import { attemptMirror } from './attempts.mirror.ts';
import { attemptSubmit } from './attempts.ops.ts';
import { attemptsPersonal } from './attempts.personal.ts';
import { getHighestAttemptNo } from './attempts.repository.ts';
import { attemptsRest } from './attempts.rest.ts';
import { attemptsRouter } from './attempts.router.ts';
import { eachCountedAttempt } from './attempts.service.ts';
import { attemptSettings } from './attempts.settings.ts';
import { quizFigureBacklog } from './backlog.repository.ts';
import { buildCards } from './build-cards.step.ts';
import { attemptDeletionBlockers } from './deletion-blockers.repository.ts';
import { excludeRankedRepeats } from './exclude-ranked-repeats.step.ts';
import { fillHours } from './fill-hours.step.ts';
import { attemptImageAccess } from './image-access.repository.ts';
import { sealTransitions } from './opening.worker.ts';

export const attemptsArea = defineArea({
  router: attemptsRouter,
  rest: attemptsRest,
  mirror: [attemptMirror],
  ops: [attemptSubmit],
  workers: [sealTransitions],
  backlogs: [quizFigureBacklog],
  personal: attemptsPersonal,
  settings: [attemptSettings],
  dataSteps: [buildCards, excludeRankedRepeats, fillHours],
  workSequence: getHighestAttemptNo,
  achievementEvents: eachCountedAttempt,
  attemptQueries,
  deletionBlockers: attemptDeletionBlockers,
  imageAccess: attemptImageAccess,
});
