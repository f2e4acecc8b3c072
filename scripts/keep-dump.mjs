// Stores a backup of the current schema in packages/db/dumps, with rows that the product itself created. Every later
// version must be able to restore it: run this before releasing a schema, and commit the file.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { buildServer } from './lib/build.mjs';
import { endOnSignal } from './lib/children.mjs';
import { failClearly } from './lib/fail.mjs';
import { ROOT } from './lib/paths.mjs';

const DUMPS = join(ROOT, 'packages', 'db', 'dumps');
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
    const file = join(DUMPS, `${await lastMigration()}.ndjson.gz`);
    await rm(file, { force: true });
    await backUp(dataDir, file);
    console.log(`${file}: ${((await stat(file)).size / 1_000).toFixed(1)} kB`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
} catch (error) {
  failClearly(error);
}

/**
 * Starts the server and creates typical data through it: accounts, a quiz with two versions, attempts, synced work of a
 * device, a deleted quiz and a deleted account.
 */
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
  await exchange(learner, quiz._id);
  const deleted = await admin('POST', '/api/quizzes', { title: 'Deleted quiz', category: 'General' });
  await admin('DELETE', `/api/quizzes/${deleted._id}`);
  const gone = await person(server.address, 'register', { name: 'Gone', email: 'gone@example.org' });
  await gone('POST', '/trpc/accounts.delete', { password: PASSWORD });
  await folded(admin, quiz._id);
  await server.close();
}

/** Syncs as a device: downloads a quiz, changes a setting, and sends work that only a newer server knows. */
async function exchange(person, quizId) {
  const { PROTOCOL } = await import('../packages/contracts/dist/sync/limits.js');
  const send = async (ops) => {
    const input = { protocol: PROTOCOL, clientId, epoch: '', cursor: '', clientNow: Date.now(), ops };
    return (await person('POST', '/trpc/sync.exchange', input)).result.data;
  };
  const clientId = crypto.randomUUID();
  const packHash = (await send([])).rows.find(({ kind, id }) => kind === 'pack' && id === quizId).body.hash;
  const op = (seq, type, args) => {
    const at = new Date().toISOString();
    return { seq, opId: crypto.randomUUID(), type, v: 1, at, tz: 'Europe/Berlin', args };
  };
  const { ackSeq, rejected, parked } = await send([
    op(1, 'quiz.keep', { quizId, packHash }),
    op(2, 'profile.update', { leaderboardOptOut: true }),
    op(3, 'later.work', { quizId, note: 'Kept until a server knows it' }),
  ]);
  if (ackSeq !== 3 || rejected.length > 0 || parked?.length !== 1) throw new Error('Work was not taken as expected.');
}

/** Signs a person in or up. Returns a function that calls the server as that person. */
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

/** Saves an attempt with about half of the answers right. */
async function attempt(learner, quizId) {
  const { questions } = await learner('GET', `/api/quizzes/${quizId}`);
  const finishedAt = new Date();
  await learner('POST', `/api/quizzes/${quizId}/attempts`, {
    startedAt: new Date(finishedAt.getTime() - 60_000).toISOString(),
    finishedAt: finishedAt.toISOString(),
    answers: questions.map((one, index) => ({ questionId: one._id ?? one.id, option: index % 2, timeSpent: 1.5 })),
  });
}

/** Waits until the worker has added the attempts to the quiz's statistics. */
async function folded(admin, quizId) {
  for (;;) {
    const { averageScore } = await admin('GET', `/api/quizzes/${quizId}`);
    if (averageScore !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Writes a backup in the same way as `npm run db:backup`. */
async function backUp(dataDir, file) {
  const { runCommand } = await import('../apps/api/dist/commands/run-command.js');
  const printError = (line) => {
    throw new Error(line);
  };
  await runCommand(['backup', '--to', file], { source: { DATA_DIR: dataDir }, print: () => {}, printError });
}

/** Returns the number of the newest migration, as in its file's name. */
async function lastMigration() {
  const files = (await readdir(join(ROOT, 'packages', 'db', 'migrations'))).filter((name) => name.endsWith('.sql'));
  return files.sort().at(-1).slice(0, 4);
}
