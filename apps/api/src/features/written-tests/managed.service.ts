// Owns what admins see of tests.
import type { Page } from '@quorbit/contracts/lib/paging';
import type { ManagedWrittenTest, ManagedWrittenTestDetail } from '@quorbit/contracts/written-tests/authoring';
import type { ListWrittenTestsInput, WrittenTestInput } from '@quorbit/contracts/written-tests/schema';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { cutPage, isCursorId, isCursorTime, readCursor } from '../../lib/paging.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { countSittings, countToMark } from './marking.repository.ts';
import { versionOf, viewManaged, viewQuestion } from './views.ts';
import * as repository from './written-tests.repository.ts';

/** A page of all tests, the last to open first. @throws AppError FORBIDDEN */
export async function listManaged(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListWrittenTestsInput,
  now: Date,
): Promise<Page<ManagedWrittenTest>> {
  requireAdmin(actor);
  const [opensAt, id] = readCursor(cursor, [isCursorTime, isCursorId]) ?? [];
  const after = opensAt === undefined || id === undefined ? null : { opensAt: new Date(opensAt), id };
  const rows = await repository.listTests(db, { after, limit: limit + 1 }, { drafts: true });
  const views = await viewAll(db, rows.slice(0, limit), now);
  return {
    ...cutPage(
      rows,
      limit,
      (row) => [row.opensAt.toISOString(), row.id],
      ({ id: of }) => viewOf(views, of),
    ),
  };
}

/** One test with its questions. @throws AppError FORBIDDEN, NOT_FOUND */
export async function getManaged(
  db: Executor,
  actor: Actor,
  { testId }: WrittenTestInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  requireAdmin(actor);
  const test = await repository.findTest(db, testId);
  if (!test) throw notFound('Test');
  const questions = (await repository.listQuestions(db, testId)).map(viewQuestion);
  const view = viewOf(await viewAll(db, [test], now), testId);
  return { ...view, questions, questionsVersion: versionOf(questions) };
}

function viewOf(views: ReadonlyMap<string, ManagedWrittenTest>, id: string): ManagedWrittenTest {
  const view = views.get(id);
  if (!view) throw new Error(`Test ${id} was not read.`);
  return view;
}

async function viewAll(
  db: Executor,
  tests: readonly repository.TestRow[],
  now: Date,
): Promise<ReadonlyMap<string, ManagedWrittenTest>> {
  if (tests.length === 0) return new Map();
  const ids = tests.map(({ id }) => id);
  const asked = new Map((await repository.sumQuestions(db, ids)).map((row) => [row.testId, row]));
  const counts = new Map((await countSittings(db, ids)).map((row) => [row.testId, row]));
  const toMark = await countToMark(db, ids);
  return new Map(
    tests.map((test) => {
      const { started, submitted, published } = counts.get(test.id) ?? { started: 0, submitted: 0, published: 0 };
      const sums = { started, submitted, published, toMark: toMark.get(test.id) ?? 0 };
      return [test.id, viewManaged(test, asked.get(test.id) ?? { questions: 0, marks: 0 }, sums, now)];
    }),
  );
}
