import type { Profile } from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_PAGE_SIZE } from '@quorbit/contracts/lib/paging';
import type { ReviewList } from '@quorbit/contracts/reviews/schema';
import { PUBLISHED_WEIGHTS } from '@quorbit/contracts/reviews/weights';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';

import { appRouter } from '../../app-router.ts';
import { awardBadge } from '../../features/achievements/achievements.service.ts';
import { notify } from '../../features/notification-queue/notification-queue.service.ts';
import { writeQueued } from '../../features/notifications/notification-writing.service.ts';
import { addModel } from '../../features/reviews/models.service.ts';
import { setContact } from '../../features/school/school.service.ts';
import { deleteAllSessions } from '../../sessions/sessions.repository.ts';
import { createSession } from '../../sessions/sessions.service.ts';
import { signToken } from '../../sessions/tokens.ts';
import { buildContext } from '../../trpc/create-context.ts';
import { createCallerFactory } from '../../trpc/procedures.ts';
import { plantPerson } from '../planted/person.ts';
import { rethrow } from '../rating-fixture.ts';
import { TEST_PASSWORD, type TestServer } from '../test-server.ts';
import type { Claims } from './in-process.ts';
import { plantSittings, type SittingTests } from './sittings.ts';

/** The figures on the start page, and the ids of the questions due today, in order. */
interface ShownFigures extends Pick<Profile, 'xp' | 'streak' | 'timeZone'> {
  due: string[];
}

export interface People {
  /** Creates a learner who has no session and has started two written tests. Returns the learner's id. */
  join(): Promise<string>;
  signIn(userId: string): Promise<Claims>;
  tokenOf(claims: Claims): Promise<string>;
  /** Ends all sessions of a learner. */
  signOut(userId: string): Promise<void>;
  /** Makes the learner premium, or an ordinary user again. */
  setPremium(userId: string, premium: boolean): Promise<void>;
  deleteAccount(userId: string): Promise<void>;
  /** Gives the learner personal scheduling weights, under which their cards last longer. */
  adoptModel(userId: string): Promise<void>;
  /** Queues and writes a notification for the learner. */
  notify(userId: string): Promise<void>;
  /** Awards the learner a badge from a game. */
  award(userId: string): Promise<void>;
  /** Sets, as an admin, the contact that learners in danger can turn to. */
  setContact(): Promise<void>;
  /** Reads the figures that the server shows the learner at `now`, through the API as other programs do. */
  readFigures(userId: string, now: Date): Promise<ShownFigures>;
}

/** The published scheduling weights, except that a first rating makes a card last twice as long. */
const LONGER = PUBLISHED_WEIGHTS.map((weight, index) => (index < 4 ? weight * 2 : weight));

const createCaller = createCallerFactory(appRouter);

export function createPeople(server: TestServer, tests: SittingTests): People {
  const { database, log } = server.deps;
  const signIn = async (id: string) => ({ id, sid: await createSession(database.read, id, null) });
  /** Returns an API caller with a new session of the learner, for calls outside the sync. */
  const callAs = async (id: string, now = server.deps.now) => {
    const call = {
      claims: await signIn(id),
      local: true,
      socket: null,
      batched: false,
      charge: async () => {},
      log,
      requestId: '',
      address: '',
      userAgent: null,
    };
    return createCaller(await buildContext({ ...server.deps, now }, call));
  };
  return {
    async join() {
      const { id } = await plantPerson(server);
      await plantSittings(database, id, tests, server.deps.now());
      return id;
    },
    signIn,
    tokenOf: (claims) => signToken(server.deps.authSecret, claims),
    signOut: (id) => deleteAllSessions(database.read, id),
    async setPremium(userId, premium) {
      await (await callAs(userId)).accounts.updateRole({ userId, role: premium ? 'premium' : 'user' });
    },
    async deleteAccount(userId) {
      await (await callAs(userId)).accounts.delete({ password: TEST_PASSWORD });
    },
    async adoptModel(userId) {
      const model = {
        since: server.deps.now(),
        weights: LONGER,
        ratings: 1_000,
        loss: 0.3,
        lossBefore: 0.4,
        adopted: true,
      };
      await write(database, [userScope(userId)], (tx) => addModel(tx, userId, model), { onLateError: rethrow });
    },
    async readFigures(userId, now) {
      const { accounts, reviews } = await callAs(userId, () => now);
      const { xp, streak, timeZone } = await accounts.me();
      const due: string[] = [];
      let cursor: string | null = null;
      do {
        const page: ReviewList = await reviews.list({ limit: MAX_PAGE_SIZE, ...(cursor === null ? {} : { cursor }) });
        due.push(...page.items.map(({ question }) => question.id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      return { xp, streak, timeZone, due };
    },
    async award(userId) {
      const badge = { title: 'Cup', game: 'Exam week', sourceId: newId() };
      const now = server.deps.now();
      await write(database, [userScope(userId)], (tx) => awardBadge(tx, userId, badge, now), { onLateError: rethrow });
    },
    async setContact() {
      const { id } = await plantPerson(server, { role: 'admin' });
      const actor = { id, role: 'admin', timeZone: 'UTC', sessionId: '' } as const;
      const say = (tx: Tx) => setContact(tx, actor, { contact: `Room ${newId()}` }, server.deps.now());
      await write(database, ['everyone'], say, { onLateError: rethrow });
    },
    async notify(userId) {
      const now = server.deps.now();
      const decision = { userId, kind: 'moderation_decision', source: newId(), about: {} } as const;
      const queueAndWrite = async (tx: Tx) => {
        await notify(tx, [decision], now);
        await writeQueued(tx, userId, now);
      };
      await write(database, [userScope(userId)], queueAndWrite, { onLateError: rethrow });
    },
  };
}
