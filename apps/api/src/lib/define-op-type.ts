import type { OpType } from '../kernel/ops.ts';

/** Keeps the args' type inside its own file. */
export function defineOpType<Args>(definition: OpType<Args>): OpType {
  return definition as unknown as OpType;
}
