import type { Check, CheckResult } from './check.ts';

/** Formats the results as text to send to others; it doesn't contain who ran the checks. */
export function formatReport(
  title: string,
  checks: readonly Pick<Check, 'id' | 'title'>[],
  results: Readonly<Record<string, CheckResult>>,
  userAgent: string,
): string {
  const lines = checks.map(({ id, title: name }) => {
    const result = results[id];
    return result ? `${name}: ${result.state}. ${result.detail}` : `${name}: not checked`;
  });
  return [title, userAgent, ...lines].join('\n');
}
