import type { Health } from '@quorbit/contracts/health/schema';

/** Formats all checks as plain text for asking others for help. It doesn't reveal who runs the server or where. */
export function formatHealthSummary({ lookedAt, state, checks, workers, queues }: Health): string {
  const checkLines = checks.flatMap(({ title, state: checkState, found, advice, facts }) => [
    `[${checkState}] ${title}: ${found}`,
    ...(advice === null ? [] : [`  To do: ${advice}`]),
    ...facts.map(({ label, text, at }) => `  ${label}: ${text ?? at ?? ''}`),
  ]);
  const workerLines = workers.map(({ area, name, state: workerState, endedAt, failures, error }) => {
    const trouble = error === null ? '' : `, failed ${failures} times: ${error}`;
    return `  [${workerState}] ${area}: ${name}, last round ${endedAt ?? 'never'}${trouble}`;
  });
  const queueLines = queues.map(({ title, state: queueState, waiting: count, more, oldestAt }) => {
    const since = oldestAt === null ? '' : `, oldest ${oldestAt}`;
    return `  [${queueState}] ${title}: ${count}${more ? ' or more' : ''}${since}`;
  });
  return [
    `Quorbit health at ${lookedAt}: ${state}`,
    ...checkLines,
    ...(workerLines.length > 0 ? ['Background work:', ...workerLines] : []),
    ...(queueLines.length > 0 ? ['Queues:', ...queueLines] : []),
  ].join('\n');
}
