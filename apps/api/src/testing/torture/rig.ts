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
import { type PackReply, packReply, type RigPack, readPacks } from './packs.ts';
import { createPeople, type People } from './people.ts';
import { breakAttempt, listTablesWith, prepareTorture, repairAttempts } from './prepare.ts';
import { type ServerParts, soundServer } from './server-parts.ts';
import { plantTests, type SittingTests } from './sittings.ts';
import { type ServerVersion, versionsOf } from './versions.ts';

/** The real server with everything that a world of the torture suite does to it. */
export interface Rig extends People {
  /** Those that everybody sees. */
  quizzes: readonly PlantedQuiz[];
  /** One for everybody of every kind of question, which draws and shuffles. */
  ofKinds: PlantedQuiz;
  /** The one that only premium learners see. */
  premium: PlantedQuiz;
  /** The learning path that all work on. */
  path: PlantedPath;
  /** The written tests that all have started. */
  tests: SittingTests;
  author: Author;
  time: DatabaseTime;
  /** Where it listens. */
  address: string;
  /** The address of its own PostgreSQL, past the proxy; null where it is embedded. */
  databaseUrl: string | null;
  authSecret: string;
  exchange: ServerEnd;
  /** A pack by its hash. */
  pack(userId: string, hash: string): Promise<PackReply>;
  /** Milliseconds since 1970. */
  setNow(now: () => number): void;
  /** From now on this version of the server runs. */
  setVersion(version: ServerVersion): void;
  /** How many rows a reply has at most; null for as many as the product says. */
  setPage(maxRows: number | null): void;
  takeBackup(userId: string): Promise<Backup>;
  restore(userId: string, backup: Backup, newEpoch: boolean): Promise<void>;
  breakAttempt(attemptId: string): Promise<void>;
  repair(): Promise<void>;
  /** Applies what is parked. */
  replay(userId: string): Promise<void>;
  facts(userId: string): Promise<Facts>;
  /** Every pack that the server has. */
  packs(): Promise<readonly RigPack[]>;
  /** Tables that have rows of this account. */
  listTablesWith(userId: string): Promise<string[]>;
  /** Makes the next transaction that writes fail. */
  failNext(fault: DatabaseFault): void;
  /** Kills the server's process, or starts it again, where it has one of its own. */
  setRunning(running: boolean): Promise<void>;
  close(): Promise<void>;
}

interface RigOptions {
  parts?: ServerParts;
  /** An embedded database in memory, or one of its own on the PostgreSQL of `TEST_DATABASE_URL`. */
  where?: 'embedded' | 'postgres';
}

/** Whether `TEST_DATABASE_URL` names a PostgreSQL. */
export const hasPostgres = testDatabaseUrl !== undefined;

/** Milliseconds, by which time passes each time that somebody looks. */
const TICK_MS = 25;

/** A clock by which the time for settling work is over after some sets, however fast the machine is. */
function slowClock(): () => number {
  let ms = 0;
  return () => {
    ms += TICK_MS;
    return ms;
  };
}

/**
 * Starts the server. On PostgreSQL its connections go through a proxy, which cuts them at a COMMIT; everything that the
 * test itself asks the database goes beside it.
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
  const versions = versionsOf(server.deps, parts.op);
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
    packs: () => readPacks(sound),
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
