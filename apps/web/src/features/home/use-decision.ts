import { useEffect, useState } from 'react';
import { type Decision, decideAgain, nameOf } from './decide.ts';
import type { HomeFacts } from './home-facts.ts';

/**
 * What home asks for; null while the facts aren't known. Decided once and kept as long as it is true: only who comes
 * back to the page finds a new decision.
 */
export function useDecision(facts: HomeFacts | null): Decision | null {
  const [kept, setKept] = useState<Decision | null>(null);
  useEffect(() => {
    const forget = () => document.hidden && setKept(null);
    document.addEventListener('visibilitychange', forget);
    return () => document.removeEventListener('visibilitychange', forget);
  }, []);
  if (facts === null) return kept;
  const decision = decideAgain(kept, facts);
  if (kept === null || nameOf(kept) !== nameOf(decision)) setKept(decision);
  return decision;
}
