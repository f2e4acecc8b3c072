import type { Page } from '@quorbit/contracts/lib/paging';
import type { ListWrittenResultsInput, WrittenResult, WrittenResults } from '@quorbit/contracts/written-tests/marking';
import type { WrittenTestInput } from '@quorbit/contracts/written-tests/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../trpc/context.ts';

type Caller = Pick<Actor, 'id' | 'role'>;

export async function getResults(db: Executor, actor: Caller, input: WrittenTestInput): Promise<WrittenResults> {
  throw new Error(`${[db, actor, input].length} not yet`);
}

export async function listResults(
  db: Executor,
  actor: Caller,
  input: ListWrittenResultsInput,
): Promise<Page<WrittenResult>> {
  throw new Error(`${[db, actor, input].length} not yet`);
}
