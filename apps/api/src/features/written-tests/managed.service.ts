// Owns the admins' view of written tests.
import type { Page } from '@quorbit/contracts/lib/paging';
import type { ManagedWrittenTest, ManagedWrittenTestDetail } from '@quorbit/contracts/written-tests/authoring';
import type { ListWrittenTestsInput, WrittenTestInput } from '@quorbit/contracts/written-tests/schema';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { isCursorId, isCursorTime, parseCursor, toPage } from '../../lib/paging.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { countAnswersToMark, countSittings } from './marking.repository.ts';
import { questionsVersionOf, viewManagedTest, viewQuestion } from './test-view.ts';
import * as repository from './written-tests.repository.ts';

/**
 * Returns a page of all tests, the latest opening first.
 * @throws AppError FORBIDDEN unless the caller is an admin.
 */
export async function listManagedTests(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListWrittenTestsInput,
  now: Date,
): Promise<Page<ManagedWrittenTest>> {
  requireAdmin(actor);
  const [opensAt, id] = parseCursor(cursor, [isCursorTime, isCursorId]) ?? [];
  const after = opensAt === undefined || id === undefined ? null : { opensAt: new Date(opensAt), id };
  const rows = await repository.listTests(db, { after, limit: limit + 1 }, { drafts: true });
  const views = await viewManagedTests(db, rows.slice(0, limit), now);
  return {
    ...toPage(
      rows,
      limit,
      (row) => [row.opensAt.toISOString(), row.id],
      ({ id: of }) => requireView(views, of),
    ),
  };
}

/**
 * Returns a test with its questions.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if the test doesn't exist.
 */
export async function getManagedTest(
  db: Executor,
  actor: Actor,
  { testId }: WrittenTestInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  requireAdmin(actor);
  const test = await repository.findTest(db, testId);
  if (!test) throw notFound('Test');
  const questions = (await repository.listQuestions(db, testId)).map(viewQuestion);
  const view = requireView(await viewManagedTests(db, [test], now), testId);
  return { ...view, questions, questionsVersion: questionsVersionOf(questions) };
}

function requireView(views: ReadonlyMap<string, ManagedWrittenTest>, id: string): ManagedWrittenTest {
  const view = views.get(id);
  if (!view) throw new Error(`Test ${id} was not read.`);
  return view;
}

async function viewManagedTests(
  db: Executor,
  tests: readonly repository.TestRow[],
  now: Date,
): Promise<ReadonlyMap<string, ManagedWrittenTest>> {
  if (tests.length === 0) return new Map();
  const ids = tests.map(({ id }) => id);
  const questionTotals = new Map((await repository.sumQuestions(db, ids)).map((row) => [row.testId, row]));
  const counts = new Map((await countSittings(db, ids)).map((row) => [row.testId, row]));
  const toMark = await countAnswersToMark(db, ids);
  return new Map(
    tests.map((test) => {
      const { started, submitted, published } = counts.get(test.id) ?? { started: 0, submitted: 0, published: 0 };
      const sums = { started, submitted, published, toMark: toMark.get(test.id) ?? 0 };
      return [test.id, viewManagedTest(test, questionTotals.get(test.id) ?? { questions: 0, marks: 0 }, sums, now)];
    }),
  );
}
