import type { MirrorArea } from './area.ts';
import { type Noun, OTHER_ANSWERS } from './work-kind.ts';
import { findWorkKind, workKindsOf } from './work-kinds.ts';

const listFormat = new Intl.ListFormat('en-GB');

/**
 * Describes an amount of work in words, e.g. `2 finished quizzes and 1 other answer`.
 * @param types the types of the ops, one entry per op.
 */
export function formatWorkAmount(types: readonly string[], areas: readonly MirrorArea[]): string {
  const counts = new Map<Noun, number>();
  for (const { noun } of workKindsOf(areas)) counts.set(noun, 0);
  // Types of work without a noun of their own come last.
  counts.delete(OTHER_ANSWERS);
  counts.set(OTHER_ANSWERS, 0);
  for (const type of types) {
    const { noun } = findWorkKind(areas, type);
    counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  const formatNoun = ({ one, many }: Noun, count: number) => `${count} ${count === 1 ? one : many}`;
  const present = [...counts].filter(([, count]) => count > 0);
  return present.length === 0
    ? formatNoun(OTHER_ANSWERS, 0)
    : listFormat.format(present.map(([noun, count]) => formatNoun(noun, count)));
}
