import type { Tx } from '@quorbit/db/client';
import * as z from 'zod/mini';
import type { OpType } from '../../kernel/ops.ts';
import type { AppError } from '../../lib/app-error.ts';
import { defineOpType } from '../../lib/define-op-type.ts';
import type { TestServer } from '../test-server.ts';

const args = z.object({ n: z.int(), refersTo: z.optional(z.string()) });
type Args = z.infer<typeof args>;

interface Behaviour {
  scopes?: OpType<Args>['scopes'];
  createdIds?: OpType<Args>['createdIds'];
  /** Called with the numbers of the ops in each set that is applied; it may throw. */
  apply?: (tx: Tx, set: readonly number[], userId: string) => Promise<unknown>;
  /** The errors with which ops are refused, by the op's number `n`. */
  refuses?: Readonly<Record<number, AppError>>;
}

/**
 * Registers an op type for one test; each op has a number `n`. The returned `sets` lists the numbers of the ops that
 * were applied together.
 */
export function plantType({ deps }: Pick<TestServer, 'deps'>, type: string, behaviour: Behaviour = {}) {
  const { apply, refuses = {}, ...more } = behaviour;
  const sets: number[][] = [];
  const definition = defineOpType<Args>({
    type,
    versions: { 1: args },
    ...more,
    async apply(tx, actor, ops) {
      sets.push(ops.map((op) => op.args.n));
      await apply?.(
        tx,
        ops.map((op) => op.args.n),
        actor.id,
      );
      return new Map(ops.flatMap(({ opId, args: { n } }) => (refuses[n] ? [[opId, refuses[n]]] : [])));
    },
  });
  deps.ops = new Map([...deps.ops, [type, definition]]);
  return { sets };
}
