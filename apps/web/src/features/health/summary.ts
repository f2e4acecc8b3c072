import type { Health } from '@quorbit/contracts/health/schema';

/** Everything as plain text, to ask somebody for help with. Nothing in it says who runs the server or where. */
export function summaryOf({ lookedAt, state, checks, workers, queues }: Health): string {
  const lines = checks.flatMap(({ title, state: its, found, advice, facts }) => [
    `[${its}] ${title}: ${found}`,
    ...(advice === null ? [] : [`  To do: ${advice}`]),
    ...facts.map(({ label, text, at }) => `  ${label}: ${text ?? at ?? ''}`),
  ]);
  const loops = workers.map(({ area, name, state: its, endedAt, failures, error }) => {
    const trouble = error === null ? '' : `, failed ${failures} times: ${error}`;
    return `  [${its}] ${area}: ${name}, last round ${endedAt ?? 'never'}${trouble}`;
  });
  const waiting = queues.map(({ title, state: its, waiting: count, more, oldestAt }) => {
    const since = oldestAt === null ? '' : `, oldest ${oldestAt}`;
    return `  [${its}] ${title}: ${count}${more ? ' or more' : ''}${since}`;
  });
  return [
    `Quorbit health at ${lookedAt}: ${state}`,
    ...lines,
    ...(loops.length > 0 ? ['Background work:', ...loops] : []),
    ...(waiting.length > 0 ? ['Queues:', ...waiting] : []),
  ].join('\n');
}
