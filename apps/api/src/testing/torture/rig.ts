import { openPostgres } from '@quorbit/db/drivers/postgres';
import {
  openTestPglite,
  openTestPostgres,
  prepareTestDatabases,
  type TestDatabase,
  testDatabaseUrl,
} from '@quorbit/db/testing';
import { replayParked } from '../../features/sync/replay.service.ts';
import { EVERY_KIND } from '../planted/kinds.ts';
import { type PlantedPath, plantPath } from '../planted/path.ts';
import { type PlantedQuiz, plantQuiz } from '../planted/quiz.ts';
import { startTestServer } from '../test-server.ts';
import { type Author, createAuthor } from './author.ts';
import { type Backup, openBackups } from './backup.ts';
import { openCommitProxy } from './commit-proxy.ts';
import { type DatabaseTime, openDatabaseTime } from './database-time.ts';
import { type Facts, readFacts } from './facts.ts';
import { type DatabaseFault, withDatabaseFaults } from './faulty-database.ts';
import { createInProcessServer, type ServerEnd } from './in-process.ts';
import { createPackReader, type PackReply, packReply, type RigPack } from './packs.ts';
import { createPeople, type People } from './people.ts';
import { breakAttempt, listTablesWith, prepareTorture, repairAttempts } from './prepare.ts';
import { type ServerParts, soundServer } from './server-parts.ts';
import { plantTests, type SittingTests } from './sittings.ts';
import { type ServerVersion, versionsOf } from './versions.ts';

/** The real server, with everything that the torture suite does to it. */
export interface Rig extends People {
  /** The quizzes that every learner can see. */
  quizzes: readonly PlantedQuiz[];
  /** A quiz with every kind of question, visible to every learner; it draws some of its questions and shuffles them. */
  ofKinds: PlantedQuiz;
  /** The quiz that only premium learners can see. */
  premium: PlantedQuiz;
  /** The learning path that all learners work on. */
  path: PlantedPath;
  /** The written tests that all learners have started. */
  tests: SittingTests;
  author: Author;
  time: DatabaseTime;
  /** The address at which the server listens. */
  address: string;
  /** The URL of the test's PostgreSQL database, bypassing the proxy; null if the database is embedded. */
  databaseUrl: string | null;
  authSecret: string;
  exchange: ServerEnd;
  /** Replies to a user's request for the pack with this hash. */
  pack(userId: string, hash: string): Promise<PackReply>;
  /** Sets the server's clock; `now` returns milliseconds since 1970. */
  setNow(now: () => number): void;
  /** Switches the running server to this version. */
  setVersion(version: ServerVersion): void;
  /** Sets the maximum number of rows in a reply; null restores the product's own limit. */
  setPage(maxRows: number | null): void;
  takeBackup(userId: string): Promise<Backup>;
  restore(userId: string, backup: Backup, newEpoch: boolean): Promise<void>;
  breakAttempt(attemptId: string): Promise<void>;
  repair(): Promise<void>;
  /** Applies the learner's parked ops. */
  replay(userId: string): Promise<void>;
  facts(userId: string): Promise<Facts>;
  /** Reads every pack that the server has stored. */
  packs(): Promise<readonly RigPack[]>;
  /** Lists the tables that have rows of this account. */
  listTablesWith(userId: string): Promise<string[]>;
  /** Makes the next transaction that writes fail. */
  failNext(fault: DatabaseFault): void;
  /** Kills or restarts the server's process, if it has a separate one. */
  setRunning(running: boolean): Promise<void>;
  close(): Promise<void>;
}

interface RigOptions {
  parts?: ServerParts;
  /** Where the database is: embedded in memory, or a new database on the PostgreSQL server of `TEST_DATABASE_URL`. */
  where?: 'embedded' | 'postgres';
}

/** Whether `TEST_DATABASE_URL` names a PostgreSQL. */
export const hasPostgres = testDatabaseUrl !== undefined;

/** Milliseconds that the slow clock advances each time it's read. */
const TICK_MS = 25;

/**
 * Returns a clock on which the time limit for applying ops runs out after a few batches, however fast the machine is.
 */
function slowClock(): () => number {
  let ms = 0;
  return () => {
    ms += TICK_MS;
    return ms;
  };
}

/**
 * Starts the server. On PostgreSQL its connections go through a proxy that can cut them at a COMMIT; the test's own
 * queries bypass the proxy.
 */
export async function openRig({ parts = soundServer, where = 'embedded' }: RigOptions = {}): Promise<Rig> {
  await prepareTestDatabases();
  const sound = await (where === 'postgres' ? openTestPostgres() : openTestPglite());
  await prepareTorture(sound);
  const proxy = sound.url === null ? null : await openCommitProxy(sound.url);
  const used: TestDatabase = proxy === null ? sound : { ...sound, ...openPostgres(proxy.url, { max: 8 }) };
  const faulty = withDatabaseFaults(used);
  const server = await startTestServer({ ...used, ...parts.database(faulty) });
  let now = () => Date.now();
  server.deps.now = () => new Date(now());
  server.deps.gate = parts.gate(server.deps.gate);
  server.deps.elapsed = slowClock();
  const beside = { ...server, deps: { ...server.deps, database: sound } };
  const quizzes: PlantedQuiz[] = [];
  for (const questions of [1, 2, 5]) quizzes.push(await plantQuiz(beside, { ownerId: null, questions }));
  const chance = { shuffleQuestions: true, shuffleOptions: true, draw: EVERY_KIND.length - 1 };
  const drawing = await plantQuiz(beside, { ownerId: null, questionInputs: EVERY_KIND, ...chance });
  const premium = await plantQuiz(beside, { ownerId: null, audience: 'premium', questions: 1 });
  const path = await plantPath(beside);
  const tests = await plantTests(beside);
  const author = await createAuthor(beside);
  const time = await openDatabaseTime({ ...beside.deps, database: parts.database(sound) });
  const backups = await openBackups(sound);
  const faults: DatabaseFault[] = [];
  const versions = versionsOf(server.deps);
  let version: ServerVersion = 'newer';
  faulty.nextFault = () => faults.shift() ?? null;
  return {
    ...createPeople(beside, tests),
    quizzes,
    ofKinds: { ...drawing, chance },
    premium,
    path,
    tests,
    author,
    time,
    address: server.address,
    databaseUrl: sound.url,
    authSecret: Buffer.from(server.deps.authSecret).toString(),
    exchange: parts.end(
      createInProcessServer(server.deps, () => versions[version]),
      sound,
    ),
    pack: (userId, hash) => packReply(sound, userId, hash, new Date(now())),
    setNow: (clock) => {
      now = clock;
    },
    setVersion(present) {
      version = present;
    },
    setPage(maxRows) {
      server.deps.maxRows = maxRows ?? undefined;
    },
    takeBackup: backups.take,
    restore: backups.restore,
    breakAttempt: (attemptId) => breakAttempt(sound, attemptId),
    async repair() {
      faults.length = 0;
      proxy?.cancelCuts();
      await repairAttempts(sound);
    },
    async replay(userId) {
      await replayParked({ database: sound, log: server.deps.log, types: versions[version].ops }, { userId });
    },
    facts: (userId) => readFacts(sound, userId),
    packs: createPackReader(sound),
    listTablesWith: (userId) => listTablesWith(sound, userId),
    failNext(fault) {
      if (proxy && fault.at !== 'savepoint') proxy.cutNext(fault.at);
      else faults.push(fault);
    },
    setRunning: async () => {},
    async close() {
      await server.close();
      if (used !== sound) await used.close();
      await proxy?.close();
      await sound.drop();
    },
  };
}
