// Writes the learning paths of the seed content, and the demo account's progress on one of them.
import { DEMO_ACCOUNTS } from '@quorbit/contracts/accounts/demo-accounts';
import { newId } from '@quorbit/contracts/lib/ids';
import { nodeStatusOf } from '@quorbit/contracts/paths/progress';
import { workByNode } from '@quorbit/contracts/paths/work';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { seedCompetencies } from '@quorbit/db/seed/competencies';
import { demoSteps } from '@quorbit/db/seed/demo-steps';
import { learningPaths } from '@quorbit/db/seed/learning-paths';
import type { SeedCompetency, SeedPath } from '@quorbit/db/seed/seed-path';
import { write } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { Seed, SeedDeps } from '../../kernel/area.ts';
import { retryOnConflict } from '../../lib/background/retry-on-conflict.ts';
import { findDemoAccount } from '../accounts/creation/demo-people.service.ts';
import { listSeededQuizzes } from '../quizzes/quizzes.seed.ts';
import { getPathWithProgress } from './paths.service.ts';
import { startPath, updateNode } from './progress.service.ts';
import * as repository from './seeding.repository.ts';

type Seeding = Pick<SeedDeps, 'database' | 'now'>;

interface PathContent {
  paths: readonly SeedPath[];
  competencies: readonly SeedCompetency[];
}

const CONTENT: PathContent = { paths: learningPaths, competencies: seedCompetencies };
const DAY_MS = 86_400_000;

export const pathsSeed: Seed = {
  phase: 'content',
  async run({ fullContent, print, ...deps }) {
    const added = fullContent ? await seedPaths(deps) : 0;
    if (added > 0) print(`Learning paths added: ${added}.`);
  },
};

export const demoPathsSeed: Seed = { phase: 'demo', run: seedDemoPaths };

const originOf = (title: string) => `seed:${title}`;

/** Writes paths and competencies that are missing. Existing ones stay as they are. Returns how many paths are new. */
export function seedPaths({ database, now }: Seeding, content = CONTENT): Promise<number> {
  return retryOnConflict(async () => {
    const { missing } = await listMissing(database.read, content);
    if (missing.length === 0) return 0;
    return database.transaction((tx) => insertMissing(tx, content, now()));
  });
}

async function listMissing(db: Executor, { paths }: PathContent) {
  const present = await repository.listPathOrigins(db);
  return { missing: paths.filter(({ title }) => !present.has(originOf(title))) };
}

async function insertMissing(tx: Tx, content: PathContent, now: Date): Promise<number> {
  const { missing } = await listMissing(tx, content);
  const competencyIds = await ensureCompetencies(tx, content.competencies, now);
  const quizzes = new Map((await listSeededQuizzes(tx)).map(({ title, quizId }) => [title, quizId]));
  for (const [index, { nodes, ...path }] of missing.entries()) {
    // Lists are sorted by id, so rising ids keep the order of the content.
    const id = newId(now.getTime() + index);
    const ids = new Map(nodes.map(({ key }) => [key, newId(now.getTime())]));
    const { title, description, category, level, estimatedHours } = path;
    await repository.insertPath(
      tx,
      { id, origin: originOf(title), title, description, category, level, estimatedHours, createdAt: now },
      nodes.map(({ key, at: [x, y], after, minutes, competency, quiz, ...node }, place) => ({
        ...node,
        id: requireId(ids, key),
        pathId: id,
        place,
        x,
        y,
        estimatedMinutes: minutes,
        prerequisites: after.map((nodeKey) => requireId(ids, nodeKey)),
        competencyId: competency === undefined ? null : requireId(competencyIds, originOf(competency)),
        // The quiz's id is null for a step without a quiz, and for a step whose quiz has been deleted.
        quizId: (quiz === undefined ? undefined : quizzes.get(quiz)) ?? null,
      })),
    );
  }
  return missing.length;
}

/**
 * Inserts the seed competencies that aren't stored yet.
 * @returns the ids of all stored competencies, by their keys in the seed content (`origin`).
 */
async function ensureCompetencies(tx: Tx, wanted: readonly SeedCompetency[], now: Date) {
  const ids = new Map(await repository.listCompetencyOrigins(tx));
  for (const { name, description, level } of wanted) {
    const origin = originOf(name);
    if (ids.has(origin)) continue;
    const id = newId(now.getTime());
    await repository.insertCompetency(tx, { id, origin, name, description, level });
    ids.set(origin, id);
  }
  return ids;
}

function requireId(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The content of learning paths names '${name}', which it doesn't have.`);
  return id;
}

/**
 * Writes the premium demo account's progress on the first path, unless the account has started that path. Called only
 * if demo data is on.
 */
export async function seedDemoPaths({ database, log, now }: Seeding & Pick<SeedDeps, 'log'>): Promise<void> {
  const email = DEMO_ACCOUNTS.find(({ role }) => role === 'premium')?.email;
  const actor = email === undefined ? null : await findDemoAccount(database.read, email);
  const pathId = (await repository.listPathOrigins(database.read)).get(originOf(CONTENT.paths[0]?.title ?? ''));
  if (!actor || pathId === undefined) return;
  const onLateError = (err: unknown) => log.error({ err }, 'work after the seed failed');
  // Whether progress exists is checked under the lock of the account's scope, because another process may have written
  // it before.
  const work = async (tx: Tx) => {
    const { progress } = await getPathWithProgress(tx, actor, { pathId });
    if (!progress) await seedProgress(tx, actor, pathId, now());
  };
  await retryOnConflict(() => write(database, [userScope(actor.id)], work, { onLateError }));
}

async function seedProgress(tx: Tx, actor: Actor, pathId: string, now: Date): Promise<void> {
  const [first] = demoSteps;
  await startPath(tx, actor, { pathId }, daysBefore(now, first.daysAgo));
  for (const { daysAgo, score, timeSpent } of demoSteps) {
    const nodeId = await findNextStep(tx, actor, pathId);
    if (nodeId === undefined) return;
    const at = daysBefore(now, daysAgo);
    await updateNode(tx, actor, { pathId, nodeId, status: 'in_progress', timeSpent: 0 }, at);
    if (score !== null) await updateNode(tx, actor, { pathId, nodeId, status: 'completed', score, timeSpent }, at);
  }
}

/**
 * Returns the first step that can be completed now, skipping steps whose quiz the account hasn't taken; undefined if
 * there is none.
 */
async function findNextStep(tx: Tx, actor: Actor, pathId: string): Promise<string | undefined> {
  const { nodes } = await getPathWithProgress(tx, actor, { pathId });
  const done = workByNode(nodes);
  return nodes.find((node) => nodeStatusOf(node, done) === 'available' && (!node.quiz || node.bestPercentage !== null))
    ?.id;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
