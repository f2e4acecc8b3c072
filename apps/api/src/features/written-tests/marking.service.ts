import type { Page } from '@quorbit/contracts/lib/paging';
import type {
  AnswerMark,
  AnswerToMark,
  ListAnswersInput,
  MarkAnswerInput,
  MarkingQueue,
  PublishedMarks,
} from '@quorbit/contracts/written-tests/marking';
import type { WrittenTestInput } from '@quorbit/contracts/written-tests/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../trpc/context.ts';

type Caller = Pick<Actor, 'id' | 'role'>;

export async function getQueue(db: Executor, actor: Caller, input: WrittenTestInput): Promise<MarkingQueue> {
  throw new Error(`${[db, actor, input].length} not yet`);
}

export async function listAnswers(db: Executor, actor: Caller, input: ListAnswersInput): Promise<Page<AnswerToMark>> {
  throw new Error(`${[db, actor, input].length} not yet`);
}

export async function markAnswer(tx: Tx, actor: Caller, input: MarkAnswerInput, now: Date): Promise<AnswerMark> {
  throw new Error(`${[tx, actor, input, now].length} not yet`);
}

export async function publishMarks(tx: Tx, actor: Caller, input: WrittenTestInput, now: Date): Promise<PublishedMarks> {
  throw new Error(`${[tx, actor, input, now].length} not yet`);
}
