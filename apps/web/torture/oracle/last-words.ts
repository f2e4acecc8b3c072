import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import { OPS, tagOf } from '../ops/ops.ts';
import type { LastWord } from '../ops/simulated-op.ts';
import type { Seen } from '../world/journal.ts';
import { TIME_TOLERANCE_MS } from './tolerance.ts';
import type { Report } from './violation.ts';

/** The newest word by time wins, in whatever order the words arrived, and no word goes that has to stay. @param taken what was applied */
export function checkLastWords(taken: readonly Seen[], facts: Facts, report: Report): void {
  for (const { type, lastWord, missing } of OPS) {
    const said = taken.filter(({ op }) => op.type === type);
    if (lastWord) checkOne(lastWord, said, facts, report);
    for (const what of missing?.(said, facts) ?? []) report('effects', what);
  }
}

function checkOne({ about, value, stored }: LastWord, said: readonly Seen[], facts: Facts, report: Report): void {
  const kept = new Map(stored(facts).map((one) => [one.about, one]));
  for (const name of new Set(said.map(({ op }) => about(op)))) {
    const words = said.filter(({ op }) => about(op) === name);
    const last = kept.get(name);
    const winner = words.find(({ op }) => (last?.opId ? op.opId === last.opId : value(op) === last?.value));
    if (!last || !winner) {
      report('effects', `of ${words.length} words about ${name} none is stored`);
      continue;
    }
    if (value(winner.op) !== last.value) report('effects', `${tagOf(winner.op)} is stored as ${last.value}`);
    const isLater = ({ intent }: Seen) => intent.at > winner.intent.at + TIME_TOLERANCE_MS;
    for (const word of words) {
      const isKnown = word.intent.timely && winner.intent.timely;
      if (isKnown && isLater(word)) report('effects', `${tagOf(winner.op)} won over the later ${tagOf(word.op)}`);
    }
  }
}
