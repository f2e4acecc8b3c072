import { type Case, level, OWNER_ONLY } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';
import { plantCase, plantWarning } from '../../testing/planted/report.ts';

const caseAbout = async ({ server }: Case) => plantCase(server, (await plantPerson(server)).id);
const warned = async ({ server, owner }: Case) => ({ id: await plantWarning(server, owner.id) });

export const calls: AreaCalls = {
  procedures: {
    report: {
      // Admins read everybody's reports, and report from them.
      endings: level.signedIn({ ...OWNER_ONLY, admin: 'ok' }),
      input: async ({ server, owner }) => {
        const quiz = await plantQuiz(server, { ownerId: null });
        const attemptId = await plantAttempt(server, owner, quiz, 1);
        return { kind: 'question', attemptId, questionId: quiz.questionIds[0], reason: 'unclear' };
      },
      changes: ['moderation_cases', 'moderation_reports'],
    },
    list: { endings: level.admin(), input: () => ({ kind: 'person' }) },
    get: { endings: level.admin(), input: async (given) => ({ id: await caseAbout(given) }) },
    reports: { endings: level.admin(), input: async (given) => ({ caseId: await caseAbout(given) }) },
    decide: {
      endings: level.admin(),
      input: async (given) => ({ caseId: await caseAbout(given), action: 'warn', reason: 'Be kind.' }),
      changes: ['moderation_cases', 'moderation_decisions', 'audit_entries', 'notification_queue'],
    },
    undo: {
      endings: level.admin(),
      input: warned,
      changes: ['moderation_cases', 'moderation_decisions', 'audit_entries', 'notification_queue'],
    },
    decisions: { endings: level.signedIn(), input: () => ({}) },
    unread: { endings: level.signedIn() },
    markRead: { endings: level.signedIn() },
    answer: {
      endings: level.signedIn(OWNER_ONLY),
      input: async (given) => ({ ...(await warned(given)), answer: 'I am sorry.' }),
      changes: ['moderation_decisions'],
    },
  },
};
