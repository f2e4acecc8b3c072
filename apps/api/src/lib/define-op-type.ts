import type { OpType } from '../kernel/ops.ts';

/** Erases the type of the args, so that only the op type's own file knows it. */
export function defineOpType<Args>(definition: OpType<Args>): OpType {
  return definition as unknown as OpType;
}
