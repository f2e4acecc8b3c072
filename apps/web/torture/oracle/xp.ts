import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import { Course, type Paid } from '../ops/course.ts';
import { OPS } from '../ops/ops.ts';
import type { Seen } from '../world/journal.ts';

/**
 * What the learner's work pays: folded anew from what the journal says was answered, by the shared rules. Of the server
 * only the order of arrival and the corrected times are taken, which it alone decides.
 */
export function foldXp(taken: readonly Seen[], facts: Facts): Paid[] {
  const course = new Course();
  const paying = OPS.flatMap(({ type, effectId, effects, xp }) => {
    if (xp === null) return [];
    const pay = xp(course);
    const found = new Map(effects(facts).map((effect) => [effect.id, effect]));
    const ops = new Map(taken.flatMap((one) => (one.op.type === type ? [[effectId(one.op), one] as const] : [])));
    return [...ops].flatMap(([id, one]) => {
      const effect = found.get(id);
      if (!effect || effect.acceptedNo === null) return [];
      const { at, acceptedNo } = effect;
      // What pays for other work has no time of its own.
      return [{ acceptedNo, pay: () => pay(one, at ?? 0, effect) }];
    });
  });
  return paying.sort((a, b) => a.acceptedNo - b.acceptedNo).flatMap(({ pay }) => pay());
}
