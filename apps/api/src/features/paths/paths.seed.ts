// Writes the learning paths of the content, and the demo account's progress on one of them.
import { DEMO_ACCOUNTS } from '@quorbit/contracts/accounts/demo-accounts';
import type { DemoPathProgress } from '@quorbit/contracts/content/demo';
import type { ContentCompetency, ContentPath } from '@quorbit/contracts/content/paths';
import { newId } from '@quorbit/contracts/lib/ids';
import { nodeStatusOf } from '@quorbit/contracts/paths/progress';
import { workByNode } from '@quorbit/contracts/paths/work';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { Seed, SeedDeps } from '../../kernel/area.ts';
import { retryOnConflict } from '../../lib/background/retry-on-conflict.ts';
import { readContent, readContentFolder } from '../../lib/content.ts';
import { findDemoAccount } from '../accounts/creation/demo-people.service.ts';
import { listSeededQuizzes } from '../quizzes/quizzes.seed.ts';
import { getPathWithProgress } from './paths.service.ts';
import { startPath, updateNode } from './progress.service.ts';
import * as repository from './seeding.repository.ts';

type Seeding = Pick<SeedDeps, 'database' | 'now'>;

interface PathContent {
  paths: readonly ContentPath[];
  competencies: readonly ContentCompetency[];
}

/** The learning paths of every installation, at least one for each category. */
const CONTENT: PathContent = {
  paths: readContentFolder<ContentPath>('paths'),
  competencies: readContent<ContentCompetency[]>('competencies.json'),
};
const DEMO_PROGRESS = readContent<DemoPathProgress>('demo/path-progress.json');
const DAY_MS = 86_400_000;

export const pathsSeed: Seed = {
  phase: 'content',
  async run({ fullContent, print, ...deps }) {
    const added = fullContent ? await seedPaths(deps) : 0;
    if (added > 0) print(`Learning paths added: ${added}.`);
  },
};

export const demoPathsSeed: Seed = { phase: 'demo', run: seedDemoPaths };

/** Returns the text by which databases find a path or competency of the content. */
const originOf = (id: string) => `seed:${id}`;

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
  return { missing: paths.filter(({ id }) => !present.has(originOf(id))) };
}

async function insertMissing(tx: Tx, content: PathContent, now: Date): Promise<number> {
  const { missing } = await listMissing(tx, content);
  const competencyIds = await ensureCompetencies(tx, content.competencies, now);
  const quizzes = new Map((await listSeededQuizzes(tx)).map(({ contentId, quizId }) => [contentId, quizId]));
  for (const [index, { nodes, ...path }] of missing.entries()) {
    // Lists are sorted by id, so rising ids keep the order of the content.
    const id = newId(now.getTime() + index);
    const ids = new Map(nodes.map((node) => [node.id, newId(now.getTime())]));
    const { title, description, category, level, estimatedHours } = path;
    await repository.insertPath(
      tx,
      { id, origin: originOf(path.id), title, description, category, level, estimatedHours, createdAt: now },
      nodes.map(({ id: nodeId, at: [x, y], after, minutes, competency, quiz, ...node }, place) => ({
        ...node,
        id: requireId(ids, nodeId),
        pathId: id,
        place,
        x,
        y,
        estimatedMinutes: minutes,
        prerequisites: after.map((before) => requireId(ids, before)),
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
 * @returns the ids of all stored competencies, by their `origin`.
 */
async function ensureCompetencies(tx: Tx, wanted: readonly ContentCompetency[], now: Date) {
  const ids = new Map(await repository.listCompetencyOrigins(tx));
  for (const { id, ...competency } of wanted) {
    const origin = originOf(id);
    if (ids.has(origin)) continue;
    const storedId = newId(now.getTime());
    await repository.insertCompetency(tx, { ...competency, id: storedId, origin });
    ids.set(origin, storedId);
  }
  return ids;
}

function requireId(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The content of learning paths names '${name}', which it doesn't have.`);
  return id;
}

/**
 * Writes the premium demo account's progress on one path, unless the account has started that path. Called only
 * if demo data is on.
 */
export async function seedDemoPaths({ database, log, now }: Seeding & Pick<SeedDeps, 'log'>): Promise<void> {
  const email = DEMO_ACCOUNTS.find(({ role }) => role === 'premium')?.email;
  const actor = email === undefined ? null : await findDemoAccount(database.read, email);
  const pathId = (await repository.listPathOrigins(database.read)).get(originOf(DEMO_PROGRESS.path));
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
  const { steps } = DEMO_PROGRESS;
  const [first] = steps;
  await startPath(tx, actor, { pathId }, daysBefore(now, first.daysAgo));
  for (const { daysAgo, score, timeSpent } of steps) {
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
