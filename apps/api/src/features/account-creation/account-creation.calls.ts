import { type Case, endingsAt } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';
import { newKey, newPeople, plantCreatedList, plantList, plantTakenList } from '../../testing/planted/list.ts';
import { plantPerson } from '../../testing/planted/person.ts';

const JOBS = ['account_creation_jobs', 'account_creation_people'];

/** Returns the admin who makes a list of accounts: the caller if they are an admin, otherwise a new admin. */
const findMaker = async ({ server, actor }: Case) =>
  actor?.user.role === 'admin' ? actor : plantPerson(server, { role: 'admin' });
const plantOwnList = async (testCase: Case) => ({ jobId: await plantList(testCase.server, await findMaker(testCase)) });

export const calls: AreaCalls = {
  procedures: {
    findTaken: { endings: endingsAt.admin(), input: () => ({ emails: ['ada@example.org'] }) },
    start: {
      endings: endingsAt.admin(),
      input: () => ({ key: newKey(), accounts: newPeople(2) }),
      changes: JOBS,
    },
    mend: {
      endings: endingsAt.admin(),
      input: async (testCase) => ({
        jobId: await plantTakenList(testCase.server, await findMaker(testCase)),
        key: newKey(),
        accounts: newPeople(2),
      }),
      changes: JOBS,
    },
    list: {
      endings: endingsAt.admin(),
      input: async (testCase) => {
        await plantOwnList(testCase);
        return {};
      },
    },
    get: {
      endings: endingsAt.admin(),
      input: async (testCase) => ({ jobId: await plantCreatedList(testCase.server, await findMaker(testCase)) }),
    },
    openSheets: {
      endings: endingsAt.admin(),
      input: async (given) => ({ jobId: await plantCreatedList(given.server, await findMaker(given)) }),
      changes: ['audit_entries'],
    },
    discard: { endings: endingsAt.admin(), input: plantOwnList, changes: JOBS },
    create: {
      endings: endingsAt.admin(),
      input: () => ({ key: newKey(), accounts: newPeople(2) }),
      changes: ['users', 'user_words', 'learners', 'audit_entries', ...JOBS, ...MIRROR_TABLES],
    },
  },
};
