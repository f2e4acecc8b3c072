import type { Page } from '@quorbit/contracts/lib/paging';
import type {
  ListWrittenTestsInput,
  SittingInput,
  WrittenReport,
  WrittenReportDetail,
} from '@quorbit/contracts/written-tests/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../trpc/context.ts';

type Caller = Pick<Actor, 'id' | 'role'>;

export async function listReports(
  db: Executor,
  actor: Caller,
  input: ListWrittenTestsInput,
): Promise<Page<WrittenReport>> {
  throw new Error(`${[db, actor, input].length} not yet`);
}

export async function getReport(db: Executor, actor: Caller, input: SittingInput): Promise<WrittenReportDetail> {
  throw new Error(`${[db, actor, input].length} not yet`);
}
