import { area } from '../../area.ts';
import { attemptQueries } from './attempt-queries.ts';
import { attemptMirror } from './attempts.mirror.ts';
import { attemptSubmit } from './attempts.ops.ts';
import { attemptsPersonal } from './attempts.personal.ts';
import { attemptsRest } from './attempts.rest.ts';
import { attemptsRouter } from './attempts.router.ts';
import { countedQuizzes, highestAttemptNo } from './attempts.service.ts';
import { figureBacklog } from './backlog.repository.ts';
import { buildCards } from './build-cards.step.ts';
import { attemptHolds } from './deletion-blockers.repository.ts';
import { fillHours } from './fill-hours.step.ts';
import { attemptShows } from './image-access.repository.ts';
import { leaveOutRankedRepeats } from './leave-out-ranked-repeats.step.ts';
import { sealTurns } from './opening.worker.ts';

export const attemptsArea = area({
  router: attemptsRouter,
  rest: attemptsRest,
  mirror: [attemptMirror],
  ops: [attemptSubmit],
  workers: [sealTurns],
  backlogs: [figureBacklog],
  personal: attemptsPersonal,
  dataSteps: [buildCards, leaveOutRankedRepeats, fillHours],
  workSequence: highestAttemptNo,
  achievementEvents: countedQuizzes,
  attemptQueries: attemptQueries,
  deletionBlockers: attemptHolds,
  imageAccess: attemptShows,
});
