import { type Case, level } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';
import { newKey, plantCreatedList, plantList, plantTakenList, somePeople } from '../../testing/planted/list.ts';
import { plantPerson } from '../../testing/planted/person.ts';

const JOBS = ['account_creation_jobs', 'account_creation_people'];

/** The caller where they may have a list, else another admin. */
const makerFor = async ({ server, actor }: Case) =>
  actor?.user.role === 'admin' ? actor : plantPerson(server, { role: 'admin' });
const aList = async (given: Case) => ({ jobId: await plantList(given.server, await makerFor(given)) });

export const calls: AreaCalls = {
  procedures: {
    findTaken: { endings: level.admin(), input: () => ({ emails: ['ada@example.org'] }) },
    start: {
      endings: level.admin(),
      input: () => ({ key: newKey(), accounts: somePeople(2) }),
      changes: JOBS,
    },
    mend: {
      endings: level.admin(),
      input: async (given) => ({
        jobId: await plantTakenList(given.server, await makerFor(given)),
        key: newKey(),
        accounts: somePeople(2),
      }),
      changes: JOBS,
    },
    list: {
      endings: level.admin(),
      input: async (given) => {
        await aList(given);
        return {};
      },
    },
    get: {
      endings: level.admin(),
      input: async (given) => ({ jobId: await plantCreatedList(given.server, await makerFor(given)) }),
    },
    openSheets: {
      endings: level.admin(),
      input: async (given) => ({ jobId: await plantCreatedList(given.server, await makerFor(given)) }),
      changes: ['audit_entries'],
    },
    discard: { endings: level.admin(), input: aList, changes: JOBS },
    create: {
      endings: level.admin(),
      input: () => ({ key: newKey(), accounts: somePeople(2) }),
      changes: ['users', 'user_words', 'learners', 'audit_entries', ...JOBS, ...MIRROR_TABLES],
    },
  },
};
