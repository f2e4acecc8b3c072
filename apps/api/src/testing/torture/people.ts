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

/** The figures of the start page, and the questions of today in their order. */
interface ShownFigures extends Pick<Profile, 'xp' | 'streak' | 'timeZone'> {
  due: string[];
}

export interface People {
  /** A learner without a session, who has started two written tests. Returns the id. */
  join(): Promise<string>;
  signIn(userId: string): Promise<Claims>;
  tokenOf(claims: Claims): Promise<string>;
  /** Ends all sessions of a learner. */
  signOut(userId: string): Promise<void>;
  /** The learner becomes premium, or ceases to be. */
  setPremium(userId: string, premium: boolean): Promise<void>;
  deleteAccount(userId: string): Promise<void>;
  /** The learner gets weights of their own, with which what they know lasts longer. */
  adoptModel(userId: string): Promise<void>;
  /** The learner is notified of something. */
  notify(userId: string): Promise<void>;
  /** A game awards the learner a badge. */
  award(userId: string): Promise<void>;
  /** An admin says whom learners in danger can turn to. */
  setContact(): Promise<void>;
  /** What the server shows the learner at a moment, as other programs read it. */
  readFigures(userId: string, now: Date): Promise<ShownFigures>;
}

/** The published weights, but that a first rating makes a card last twice as long. */
const LONGER = PUBLISHED_WEIGHTS.map((weight, index) => (index < 4 ? weight * 2 : weight));

const createCaller = createCallerFactory(appRouter);

export function createPeople(server: TestServer, tests: SittingTests): People {
  const { database, log } = server.deps;
  const signIn = async (id: string) => ({ id, sid: await createSession(database.read, id, null) });
  /** The learner's own call, on a page that syncs nothing. */
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
