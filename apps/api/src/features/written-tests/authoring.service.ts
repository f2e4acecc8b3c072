import type { Page } from '@quorbit/contracts/lib/paging';
import type {
  CreateWrittenTestInput,
  ManagedWrittenTest,
  ManagedWrittenTestDetail,
  SaveWrittenQuestionsInput,
  UpdateWrittenTestInput,
} from '@quorbit/contracts/written-tests/authoring';
import type { ListWrittenTestsInput, WrittenTestInput } from '@quorbit/contracts/written-tests/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../trpc/context.ts';

type Caller = Pick<Actor, 'id' | 'role'>;

export async function listManaged(
  db: Executor,
  actor: Caller,
  input: ListWrittenTestsInput,
  now: Date,
): Promise<Page<ManagedWrittenTest>> {
  throw new Error(`${[db, actor, input, now].length} not yet`);
}

export async function getManaged(
  db: Executor,
  actor: Caller,
  input: WrittenTestInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  throw new Error(`${[db, actor, input, now].length} not yet`);
}

export async function createWrittenTest(
  tx: Tx,
  actor: Caller,
  input: CreateWrittenTestInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  throw new Error(`${[tx, actor, input, now].length} not yet`);
}

export async function updateWrittenTest(
  tx: Tx,
  actor: Caller,
  input: UpdateWrittenTestInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  throw new Error(`${[tx, actor, input, now].length} not yet`);
}

export async function saveQuestions(
  tx: Tx,
  actor: Caller,
  input: SaveWrittenQuestionsInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  throw new Error(`${[tx, actor, input, now].length} not yet`);
}

export async function publishWrittenTest(
  tx: Tx,
  actor: Caller,
  input: WrittenTestInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  throw new Error(`${[tx, actor, input, now].length} not yet`);
}

export async function withdrawWrittenTest(
  tx: Tx,
  actor: Caller,
  input: WrittenTestInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  throw new Error(`${[tx, actor, input, now].length} not yet`);
}

export async function deleteWrittenTest(tx: Tx, actor: Caller, input: WrittenTestInput): Promise<null> {
  throw new Error(`${[tx, actor, input].length} not yet`);
}
