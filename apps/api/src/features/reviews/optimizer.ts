import type { Optimizer } from './fit.ts';

const WEIGHTS = 21;

/**
 * Loads the optimizer of the Open Spaced Repetition project, which is precompiled native code. Returns null on systems
 * that it isn't built for; then the published weights stay in use.
 */
export async function loadOptimizer(): Promise<Optimizer | null> {
  const binding = await import('@open-spaced-repetition/binding').catch(() => null);
  if (binding === null) return null;
  const { computeParameters, FSRSBindingItem, FSRSBindingReview } = binding;
  return async (histories) => {
    const items = histories.map(
      (history) => new FSRSBindingItem(history.map(({ grade, days }) => new FSRSBindingReview(grade, days))),
    );
    // The optimizer throws if there is too little to learn from.
    const weights = await computeParameters(items, { enableShortTerm: false }).catch(() => null);
    return weights?.length === WEIGHTS && weights.every(Number.isFinite) ? weights : null;
  };
}
