import { type Case, endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';
import { plantCase, plantWarning } from '../../testing/planted/report.ts';

const plantCaseId = async ({ server }: Case) => plantCase(server, (await plantPerson(server)).id);
const plantOwnWarning = async ({ server, owner }: Case) => ({ id: await plantWarning(server, owner.id) });

export const calls: AreaCalls = {
  procedures: {
    report: {
      // Admins may read all learners' reports, and so may report questions from them.
      endings: endingsAt.signedIn({ ...OWNER_ONLY, admin: 'ok' }),
      input: async ({ server, owner }) => {
        const quiz = await plantQuiz(server, { ownerId: null });
        const attemptId = await plantAttempt(server, owner, quiz, 1);
        return { kind: 'question', attemptId, questionId: quiz.questionIds[0], reason: 'unclear' };
      },
      changes: ['moderation_cases', 'moderation_reports'],
    },
    list: { endings: endingsAt.admin(), input: () => ({ kind: 'person' }) },
    get: { endings: endingsAt.admin(), input: async (testCase) => ({ id: await plantCaseId(testCase) }) },
    reports: { endings: endingsAt.admin(), input: async (testCase) => ({ caseId: await plantCaseId(testCase) }) },
    decide: {
      endings: endingsAt.admin(),
      input: async (testCase) => ({ caseId: await plantCaseId(testCase), action: 'warn', reason: 'Be kind.' }),
      changes: ['moderation_cases', 'moderation_decisions', 'audit_entries', 'notification_queue'],
    },
    undo: {
      endings: endingsAt.admin(),
      input: plantOwnWarning,
      changes: ['moderation_cases', 'moderation_decisions', 'audit_entries', 'notification_queue'],
    },
    decisions: { endings: endingsAt.signedIn(), input: () => ({}) },
    unread: { endings: endingsAt.signedIn() },
    markRead: { endings: endingsAt.signedIn() },
    answer: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async (testCase) => ({ ...(await plantOwnWarning(testCase)), answer: 'I am sorry.' }),
      changes: ['moderation_decisions'],
    },
  },
};
