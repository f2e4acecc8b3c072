import { useEffect, useState } from 'react';
import { type HomePrompt, promptKeyOf, rechoosePrompt } from './choose-prompt.ts';
import type { HomeFacts } from './home-facts.ts';

/**
 * Returns home's prompt; null while the facts aren't known. The prompt is kept as long as it applies; hiding the page
 * drops it, so that a returning learner sees a newly chosen one.
 */
export function useHomePrompt(facts: HomeFacts | null): HomePrompt | null {
  const [current, setCurrent] = useState<HomePrompt | null>(null);
  useEffect(() => {
    const forget = () => document.hidden && setCurrent(null);
    document.addEventListener('visibilitychange', forget);
    return () => document.removeEventListener('visibilitychange', forget);
  }, []);
  if (facts === null) return current;
  const prompt = rechoosePrompt(current, facts);
  if (current === null || promptKeyOf(current) !== promptKeyOf(prompt)) setCurrent(prompt);
  return prompt;
}
