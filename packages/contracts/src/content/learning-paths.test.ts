import { describe, expect, it } from 'vitest';
import { NODE_TYPES, PATH_CATEGORIES, PATH_LEVELS } from '../paths/types.ts';
import type { ContentCompetency, ContentNode, ContentPath } from './paths.ts';
import type { CategoryQuizzes } from './quizzes.ts';
import { readContentFile, readOrderedFiles } from './testing/content-files.ts';

const learningPaths = readOrderedFiles<ContentPath>('paths');
const competencies = readContentFile<ContentCompetency[]>('competencies.json');
const catalogue = readOrderedFiles<CategoryQuizzes>('quizzes/catalogue');
const COLUMNS = 5;
const ROWS = 7;
const nodes = learningPaths.flatMap((path) => path.nodes);

function expectUnique(values: readonly string[], of: string) {
  expect(
    values.filter((value, index) => values.indexOf(value) !== index),
    of,
  ).toEqual([]);
}

function expectLength(text: string, least: number, most: number) {
  expect(text.length, text).toBeGreaterThanOrEqual(least);
  expect(text.length, text).toBeLessThanOrEqual(most);
}

/**
 * Returns all prerequisites of each node, direct and indirect, by the node's id.
 * @throws Error if a prerequisite isn't above its node.
 */
function ancestors({ title, nodes }: ContentPath): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const { id, after } of nodes) {
    const own = new Set(after);
    for (const prerequisite of after) {
      const above = all.get(prerequisite);
      if (!above) throw new Error(`${title}: ${id} comes after ${prerequisite}, which isn't above it`);
      for (const far of above) own.add(far);
    }
    all.set(id, own);
  }
  return all;
}

interface Line {
  from: ContentNode;
  to: ContentNode;
}

/** Returns the lines of a path's skill tree, each from a prerequisite to its node. */
const lines = ({ nodes }: ContentPath): Line[] =>
  nodes.flatMap((to) => nodes.filter(({ id }) => to.after.includes(id)).map((from) => ({ from, to })));

const named = ({ from, to }: Line) => `${from.id} → ${to.id}`;

/** Returns the side of an infinite line on which a node lies: 1 or -1, or 0 for a node on the line. */
function side({ from, to }: Line, { at: [x, y] }: ContentNode): number {
  const [fromX, fromY] = from.at;
  const [toX, toY] = to.at;
  return Math.sign((x - fromX) * (toY - fromY) - (toX - fromX) * (y - fromY));
}

/** Returns whether a downward line passes through the place of a node between its ends. */
const covers = (line: Line, node: ContentNode) =>
  line.from.at[1] < node.at[1] && node.at[1] < line.to.at[1] && side(line, node) === 0;

const cross = (a: Line, b: Line) => side(a, b.from) * side(a, b.to) < 0 && side(b, a.from) * side(b, a.to) < 0;

describe('the learning paths of the content', () => {
  it('cover every category and every level', () => {
    expect(new Set(learningPaths.map(({ category }) => category))).toEqual(new Set(PATH_CATEGORIES));
    expect(new Set(learningPaths.map(({ level }) => level))).toEqual(new Set(PATH_LEVELS));
  });

  it('have unique texts, neither too short nor too long', () => {
    expectUnique(
      learningPaths.map(({ title }) => title.toLowerCase()),
      'titles of paths',
    );
    expectUnique(
      [...learningPaths, ...nodes].map(({ description }) => description),
      'descriptions',
    );
    for (const { title, description } of learningPaths) {
      expectLength(title, 3, 60);
      expectLength(description, 60, 240);
    }
    for (const { title, description } of nodes) {
      expectLength(title, 3, 60);
      expectLength(description, 200, 900);
    }
  });

  it('name only quizzes of the catalogue, and only at assessments', () => {
    const quizzes = new Set(catalogue.flatMap((category) => category.quizzes.map(({ id }) => id)));
    for (const { title, quiz, type } of nodes) {
      if (quiz === undefined) continue;
      expect(quizzes, title).toContain(quiz);
      expect(type, title).toBe('assessment');
    }
  });

  it('teach every competency of the content and no other', () => {
    const ids = competencies.map(({ id }) => id);
    expectUnique(
      competencies.map(({ name }) => name),
      'competencies',
    );
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(ids.length).toBeLessThanOrEqual(30);
    expect(new Set(nodes.flatMap(({ competency }) => competency ?? []))).toEqual(new Set(ids));
    for (const { description } of competencies) expectLength(description, 40, 160);
  });
});

describe.each(learningPaths)('$title', (path) => {
  it('has 8 to 12 nodes of nearly all types, with unique ids and titles', () => {
    expect(path.nodes.length).toBeGreaterThanOrEqual(8);
    expect(path.nodes.length).toBeLessThanOrEqual(12);
    expectUnique(
      path.nodes.map(({ id }) => id),
      'ids',
    );
    expectUnique(
      path.nodes.map(({ title }) => title),
      'titles',
    );
    expect(new Set(path.nodes.map(({ type }) => type)).size).toBeGreaterThanOrEqual(NODE_TYPES.length - 1);
  });

  it('takes as long as all its nodes together', () => {
    for (const { title, minutes } of path.nodes) {
      expect(minutes, title).toBeGreaterThanOrEqual(10);
      expect(minutes, title).toBeLessThanOrEqual(240);
    }
    const minutes = path.nodes.reduce((sum, node) => sum + node.minutes, 0);
    expect(path.estimatedHours).toBe(Math.round(minutes / 60));
  });

  it('starts at its first node, from which all others can be reached', () => {
    const [first, ...rest] = path.nodes;
    const before = ancestors(path);
    expect(first?.after).toEqual([]);
    for (const { id } of rest) expect([...(before.get(id) ?? [])], id).toContain(first?.id);
  });

  it('names no prerequisite twice, directly or through another one', () => {
    const before = ancestors(path);
    for (const { id, after } of path.nodes) {
      expectUnique(after, id);
      const implied = after.filter((prerequisite) => after.some((other) => before.get(other)?.has(prerequisite)));
      expect(implied, id).toEqual([]);
    }
  });

  it('branches, joins, and ends with a milestone, assessment or project', () => {
    const followers = new Map(path.nodes.map(({ id }) => [id, lines(path).filter(({ from }) => from.id === id)]));
    expect([...followers.values()].some(({ length }) => length > 1)).toBe(true);
    expect(path.nodes.some(({ after }) => after.length > 1)).toBe(true);
    const ends = path.nodes.filter(({ id }) => followers.get(id)?.length === 0);
    expect(ends).toContain(path.nodes.at(-1));
    for (const { title, type } of ends) expect(['milestone', 'assessment', 'project'], title).toContain(type);
  });

  it('fits its grid, with one node at each place', () => {
    expectUnique(
      path.nodes.map(({ at }) => at.join()),
      'places',
    );
    for (const { title, at } of path.nodes) {
      for (const [index, size] of [COLUMNS, ROWS].entries()) {
        expect(Number.isInteger(at[index]), title).toBe(true);
        expect(at[index], title).toBeGreaterThanOrEqual(0);
        expect(at[index], title).toBeLessThan(size);
      }
    }
  });

  it('is drawn from top to bottom, with no line through a node or another line', () => {
    const all = lines(path);
    for (const line of all) {
      expect(line.to.at[1], named(line)).toBeGreaterThan(line.from.at[1]);
      expect(
        path.nodes.filter((node) => covers(line, node)).map(({ id }) => id),
        named(line),
      ).toEqual([]);
      expect(all.filter((other) => cross(line, other)).map(named), named(line)).toEqual([]);
    }
  });
});
