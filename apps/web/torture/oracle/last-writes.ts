import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import { OPS, tagOf } from '../ops/ops.ts';
import type { LastWrite } from '../ops/simulated-op.ts';
import type { RecordedOp } from '../world/journal.ts';
import { TIME_TOLERANCE_MS } from './tolerance.ts';
import type { Report } from './violation.ts';

/**
 * Reports values that a newer write should have replaced, whatever the order of arrival, and applied work that got
 * lost.
 * @param taken the ops that were applied.
 */
export function checkLastWrites(taken: readonly RecordedOp[], facts: Facts, report: Report): void {
  for (const { type, lastWord, missing } of OPS) {
    const writes = taken.filter(({ op }) => op.type === type);
    if (lastWord) checkLastWrite(lastWord, writes, facts, report);
    for (const what of missing?.(writes, facts) ?? []) report('effects', what);
  }
}

function checkLastWrite(
  { about, value, stored }: LastWrite,
  writes: readonly RecordedOp[],
  facts: Facts,
  report: Report,
): void {
  const storedByName = new Map(stored(facts).map((item) => [item.about, item]));
  for (const name of new Set(writes.map(({ op }) => about(op)))) {
    const candidates = writes.filter(({ op }) => about(op) === name);
    const last = storedByName.get(name);
    const winner = candidates.find(({ op }) => (last?.opId ? op.opId === last.opId : value(op) === last?.value));
    if (!last || !winner) {
      report('effects', `of ${candidates.length} words about ${name} none is stored`);
      continue;
    }
    if (value(winner.op) !== last.value) report('effects', `${tagOf(winner.op)} is stored as ${last.value}`);
    const isLater = ({ intent }: RecordedOp) => intent.at > winner.intent.at + TIME_TOLERANCE_MS;
    for (const word of candidates) {
      const isKnown = word.intent.timely && winner.intent.timely;
      if (isKnown && isLater(word)) report('effects', `${tagOf(winner.op)} won over the later ${tagOf(word.op)}`);
    }
  }
}
