import { eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { attempts } from './schema/attempts.ts';
import { quizVersions } from './schema/quizzes.ts';
import { viewOf } from './views.ts';

const titles = viewOf(quizVersions, ['id', 'title', 'packHash']);
const builder = () => new QueryBuilder({ casing: 'snake_case' });

it('a view yields the same SQL as its table', () => {
  const joined = (version: typeof titles | typeof quizVersions) =>
    builder()
      .select({ attempt: attempts.id, title: version.title, hash: version.packHash })
      .from(attempts)
      .leftJoin(version, eq(version.id, attempts.versionId))
      .toSQL();
  expect(joined(titles)).toEqual(joined(quizVersions));
});

it('a view has the named columns and no others', () => {
  expect(builder().select().from(titles).toSQL().sql).toBe('select "id", "title", "pack_hash" from "quiz_versions"');
  expect(Object.keys(titles)).toEqual(['id', 'title', 'packHash']);
});
