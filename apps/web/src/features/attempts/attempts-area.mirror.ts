import type { MirrorArea } from '#offline/mirror/area.ts';
import { attemptRows, attemptSubmit, readGraded } from './attempts.mirror.ts';
import { readAttemptEarnings } from './earnings.mirror.ts';

export const attemptsMirror: MirrorArea = {
  rows: [attemptRows],
  work: [attemptSubmit],
  packs: {
    kept: async (database) => (await attemptRows.bodies(database)).map(({ packHash }) => packHash),
  },
  results: async (database) =>
    (await readGraded(database))
      // A game in a room isn't part of the record.
      .filter(({ source }) => source !== 'room')
      .map(({ quiz, percentage }) => ({ quizId: quiz.id, percentage })),
  earnings: readAttemptEarnings,
};
