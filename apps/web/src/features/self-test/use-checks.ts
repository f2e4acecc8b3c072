import { useEffect, useState } from 'react';
import { type Check, type CheckResult, runCheck } from './check.ts';

/** Runs checks one after the other: two at once would disturb each other's times. */
export function useChecks(checks: readonly Check[]) {
  const [results, setResults] = useState<Readonly<Record<string, CheckResult>>>({});
  const [round, setRound] = useState(0);
  const running = checks.some(({ id }) => results[id] === undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round runs them again.
  useEffect(() => {
    let over = false;
    setResults({});
    async function runAll(): Promise<void> {
      for (const check of checks) {
        const result = await runCheck(check);
        if (over) return;
        setResults((before) => ({ ...before, [check.id]: result }));
      }
    }
    void runAll();
    return () => {
      over = true;
    };
  }, [checks, round]);

  return { results, running, run: () => setRound((before) => before + 1) };
}
