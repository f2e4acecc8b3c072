import type { Page } from '@quorbit/contracts/lib/paging';
import type {
  ListWrittenTestsInput,
  StartSittingInput,
  WrittenTest,
  WrittenTestDetail,
  WrittenTestInput,
} from '@quorbit/contracts/written-tests/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../trpc/context.ts';

type Caller = Pick<Actor, 'id' | 'role'>;

export async function listWrittenTests(
  db: Executor,
  actor: Caller,
  input: ListWrittenTestsInput,
  now: Date,
): Promise<Page<WrittenTest>> {
  throw new Error(`${[db, actor, input, now].length} not yet`);
}

export async function getWrittenTest(
  db: Executor,
  actor: Caller,
  input: WrittenTestInput,
  now: Date,
): Promise<WrittenTestDetail> {
  throw new Error(`${[db, actor, input, now].length} not yet`);
}

export async function startSitting(
  tx: Tx,
  actor: Caller,
  input: StartSittingInput,
  now: Date,
): Promise<WrittenTestDetail> {
  throw new Error(`${[tx, actor, input, now].length} not yet`);
}
