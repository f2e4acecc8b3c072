import { useEffect, useState } from 'react';
import { type Check, type CheckResult, runCheck } from './check.ts';

/** Runs checks one after another, because parallel checks would distort each other's timings. */
export function useChecks(checks: readonly Check[]) {
  const [results, setResults] = useState<Readonly<Record<string, CheckResult>>>({});
  const [runCount, setRunCount] = useState(0);
  const running = checks.some(({ id }) => results[id] === undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round runs them again.
  useEffect(() => {
    let isStopped = false;
    setResults({});
    async function runAll(): Promise<void> {
      for (const check of checks) {
        const result = await runCheck(check);
        if (isStopped) return;
        setResults((before) => ({ ...before, [check.id]: result }));
      }
    }
    void runAll();
    return () => {
      isStopped = true;
    };
  }, [checks, runCount]);

  return { results, running, run: () => setRunCount((before) => before + 1) };
}
