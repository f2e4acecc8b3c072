import { newId } from '@quorbit/contracts/lib/ids';
import { updateNodeInput } from '@quorbit/contracts/paths/schema';
import type { NodeType, PathCategory, PathLevel } from '@quorbit/contracts/paths/types';
import { startPath, updateNode } from '../../features/paths/progress.service.ts';
import { insertCompetency, insertPath } from '../../features/paths/seeding.repository.ts';
import type { Person, TestServer } from '../test-server.ts';
import { writeAs } from '../write-as.ts';

interface NodeSpec {
  /** The titles of the node's prerequisites. */
  after?: readonly string[];
  type?: NodeType;
  quizId?: string;
  competencyId?: string;
}

interface PathSpec {
  title?: string;
  description?: string;
  category?: PathCategory;
  level?: PathLevel;
  /** The nodes by title; by default 'a', then 'b' and 'c', then 'd'. */
  nodes?: Record<string, NodeSpec>;
}

export interface PlantedPath {
  id: string;
  title: string;
  /** The ids of the path's nodes, by title. */
  nodes: Readonly<Record<string, string>>;
}

const DIAMOND: Record<string, NodeSpec> = {
  a: {},
  b: { after: ['a'], type: 'skill' },
  c: { after: ['a'], type: 'assessment' },
  d: { after: ['b', 'c'], type: 'project' },
};

let made = 0;

/** Returns an id greater than all earlier ones, even within a millisecond, because lists are ordered by id. */
function nextId(): string {
  made += 1;
  return newId(Date.now() + made);
}

/** Writes a learning path as the seed does. */
export async function plantPath({ deps }: TestServer, spec: PathSpec = {}): Promise<PlantedPath> {
  const { title = `Path ${newId()}`, description = 'Step by step.', category = 'Science', level = 'Beginner' } = spec;
  const { nodes: wanted = DIAMOND } = spec;
  const now = deps.now();
  const id = nextId();
  const nodes: Record<string, string> = Object.fromEntries(Object.keys(wanted).map((value) => [value, nextId()]));
  const idOf = (name: string) => nodes[name] ?? '';
  const rows = Object.entries(wanted).map(([name, { after = [], type = 'concept', quizId, competencyId }], place) => ({
    id: idOf(name),
    pathId: id,
    place,
    title: name,
    description: `About ${name}.`,
    type,
    x: 0,
    y: place,
    prerequisites: after.map(idOf),
    estimatedMinutes: 30,
    quizId: quizId ?? null,
    competencyId: competencyId ?? null,
  }));
  const path = { id, origin: id, title, description, category, level, estimatedHours: 4, createdAt: now };
  await deps.database.transaction((tx) => insertPath(tx, path, rows));
  return { id, title, nodes };
}

export async function plantCompetency({ deps }: TestServer, name = `Competency ${newId()}`): Promise<string> {
  const id = newId();
  const row = { id, origin: id, name, description: 'What it is.', level: 'Advanced' as const };
  await deps.database.transaction((tx) => insertCompetency(tx, row));
  return id;
}

export function plantStart(server: TestServer, person: Person, { id }: PlantedPath): Promise<unknown> {
  return writeAs(server, person, (tx, actor) => startPath(tx, actor, { pathId: id }, server.deps.now()));
}

/**
 * Starts these nodes of a path for a person and completes each with its score; a null score leaves the node in
 * progress.
 */
export async function plantWork(
  server: TestServer,
  person: Person,
  { id: pathId, nodes }: PlantedPath,
  scores: Readonly<Record<string, number | null>>,
): Promise<void> {
  const now = server.deps.now();
  for (const [name, score] of Object.entries(scores)) {
    const begun = updateNodeInput.parse({ pathId, nodeId: nodes[name], status: 'in_progress' });
    await writeAs(server, person, async (tx, actor) => {
      await updateNode(tx, actor, begun, now);
      if (score !== null) await updateNode(tx, actor, { ...begun, status: 'completed', score, timeSpent: 30 }, now);
    });
  }
}
