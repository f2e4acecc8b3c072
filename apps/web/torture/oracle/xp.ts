import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import { OPS } from '../ops/ops.ts';
import { type Payment, XpFold } from '../ops/xp-fold.ts';
import type { RecordedOp } from '../world/journal.ts';

/**
 * Computes the learner's expected XP with the shared rules from the answers in the journal. Only the order of arrival
 * and the corrected times are taken from the server, because it alone decides them.
 */
export function foldXp(applied: readonly RecordedOp[], facts: Facts): Payment[] {
  const fold = new XpFold();
  const paying = OPS.flatMap(({ type, effectId, effects, xp }) => {
    if (xp === null) return [];
    const pay = xp(fold);
    const found = new Map(effects(facts).map((effect) => [effect.id, effect]));
    const ops = new Map(
      applied.flatMap((recordedOp) =>
        recordedOp.op.type === type ? [[effectId(recordedOp.op), recordedOp] as const] : [],
      ),
    );
    return [...ops].flatMap(([id, recordedOp]) => {
      const effect = found.get(id);
      if (!effect || effect.acceptedNo === null) return [];
      const { at, acceptedNo } = effect;
      // The server stores no time for a payment that depends on other work, so its time is taken as 0 here.
      return [{ acceptedNo, pay: () => pay(recordedOp, at ?? 0, effect) }];
    });
  });
  return paying.sort((a, b) => a.acceptedNo - b.acceptedNo).flatMap(({ pay }) => pay());
}
