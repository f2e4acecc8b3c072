// Keeps a data folder of the present schema, with rows that the product itself made, in packages/db/folders. Every
// later version must be able to open it: run this when a schema is about to be released, and commit the file.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { bootstrap } from './lib/bootstrap.mjs';
import { buildServer } from './lib/build.mjs';
import { endOnSignal } from './lib/children.mjs';
import { failClearly } from './lib/fail.mjs';
import { ROOT } from './lib/paths.mjs';

const FOLDERS = join(ROOT, 'packages', 'db', 'folders');
const PASSWORD = 'a kept password 1';

process.chdir(ROOT);
const stopListening = endOnSignal({ exitCode: 130 });
try {
  await bootstrap();
  await buildServer();
  stopListening();
  const dataDir = await mkdtemp(join(tmpdir(), 'quorbit-keep-'));
  try {
    await fill(dataDir);
    const file = join(FOLDERS, `${await lastMigration()}.tar.br`);
    await mkdir(FOLDERS, { recursive: true });
    const packed = await pack(join(dataDir, 'db'));
    await writeFile(file, packed);
    console.log(`${file}: ${(packed.length / 1_000_000).toFixed(1)} MB`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
} catch (error) {
  failClearly(error);
}

/** Lets the server make what people make: accounts, quizzes that change, attempts, an account that goes. */
async function fill(folder) {
  const { readEnv } = await import('../apps/api/dist/env.js');
  const { createLogger } = await import('../apps/api/dist/lib/logger.js');
  const { startServer } = await import('../apps/api/dist/server.js');
  const env = readEnv({
    DATA_DIR: folder,
    PORT: '0',
    SEED_DEMO: 'false',
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: PASSWORD,
  });
  const server = await startServer({ env, log: createLogger('warn') });
  const admin = await person(server.address, 'login', { email: 'admin@example.org' });
  const quiz = await admin('POST', '/api/quizzes', { title: 'Kept quiz', category: 'General' });
  for (const text of ['First?', 'Second?']) await admin('POST', `/api/quizzes/${quiz._id}/questions`, question(text));
  const learner = await person(server.address, 'register', { name: 'Kept Learner', email: 'learner@example.org' });
  await attempt(learner, quiz._id);
  await admin('POST', `/api/quizzes/${quiz._id}/questions`, question('Third, of a second version?'));
  await attempt(learner, quiz._id);
  const deleted = await admin('POST', '/api/quizzes', { title: 'Deleted quiz', category: 'General' });
  await admin('DELETE', `/api/quizzes/${deleted._id}`);
  const gone = await person(server.address, 'register', { name: 'Gone', email: 'gone@example.org' });
  await gone('POST', '/trpc/accounts.delete', { password: PASSWORD });
  await folded(admin, quiz._id);
  await server.close();
}

/** Signs somebody in or up; answers how that person calls the server. */
async function person(address, how, fields) {
  const call = async (method, path, body, token) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const { token } = await call('POST', `/api/auth/${how}`, { ...fields, password: PASSWORD });
  return (method, path, body) => call(method, path, body, token);
}

function question(text) {
  return { question: text, options: ['one', 'two', 'three', 'four'], correctAnswer: 'B', difficulty: 'medium' };
}

/** Half of the answers are right. */
async function attempt(learner, quizId) {
  const { questions } = await learner('GET', `/api/quizzes/${quizId}`);
  const finishedAt = new Date();
  await learner('POST', `/api/quizzes/${quizId}/attempts`, {
    startedAt: new Date(finishedAt.getTime() - 60_000).toISOString(),
    finishedAt: finishedAt.toISOString(),
    answers: questions.map((one, index) => ({ questionId: one._id ?? one.id, option: index % 2, timeSpent: 1.5 })),
  });
}

/** Waits until the worker has added the attempts to the sums. */
async function folded(admin, quizId) {
  for (;;) {
    const { averageScore } = await admin('GET', `/api/quizzes/${quizId}`);
    if (averageScore !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The database's folder as a tar. Brotli's window is wide enough to see that its three template databases are one. */
async function pack(folder) {
  const { PGlite } = createRequire(join(ROOT, 'packages', 'db', 'package.json'))('@electric-sql/pglite');
  const client = await PGlite.create({ dataDir: folder });
  await client.exec('checkpoint');
  const tar = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  return brotliCompressSync(tar, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
    },
  });
}

/** The number of the newest migration, as its file bears it. */
async function lastMigration() {
  const files = (await readdir(join(ROOT, 'packages', 'db', 'migrations'))).filter((name) => name.endsWith('.sql'));
  return files.sort().at(-1).slice(0, 4);
}
