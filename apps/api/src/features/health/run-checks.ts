// Runs the checks: each within its time, none twice at once, and none can make the whole fail.
import type { Finding } from '@quorbit/contracts/health/finding';
import { redactSecrets } from '@quorbit/contracts/health/redact-secrets';
import type { HealthCheck, HealthState, QueueHealth } from '@quorbit/contracts/health/schema';
import { reasonOf } from '../../lib/background/rounds.ts';
import type { Logger } from '../../lib/logger.ts';
import { AnswerTimeout, withTimeout } from '../../lib/with-timeout.ts';

/** The result of a check; the check of the queues has one entry for each queue. */
export interface CheckFinding extends Finding {
  queues?: readonly QueueHealth[];
}

export interface CheckDefinition {
  id: string;
  title: string;
  /** Advice for admins when the check itself fails. */
  failureAdvice: string;
  run(): Promise<CheckFinding>;
}

/** A process's memory of checks that still run. */
interface CheckMemory {
  underWay: Map<string, Promise<CheckFinding>>;
  lastStates: Map<string, { state: HealthState; since: Date }>;
}

const memories = new WeakMap<object, CheckMemory>();

/** @param owner whose memory it is: what the process watches */
function memoryOf(owner: object): CheckMemory {
  const memory = memories.get(owner) ?? { underWay: new Map(), lastStates: new Map() };
  memories.set(owner, memory);
  return memory;
}

interface RunOptions {
  watched: object;
  log: Logger;
  now: () => Date;
  secrets: readonly string[];
  limitMs?: number | undefined;
}

/** Looks at everything at once. */
export function runChecks(
  checks: readonly CheckDefinition[],
  options: RunOptions,
): Promise<(HealthCheck & CheckFinding)[]> {
  const memory = memoryOf(options.watched);
  return Promise.all(checks.map((check) => runCheck(check, memory, options)));
}

async function runCheck(
  check: CheckDefinition,
  memory: CheckMemory,
  { log, now, secrets, limitMs }: RunOptions,
): Promise<HealthCheck & CheckFinding> {
  const { id, title, failureAdvice } = check;
  let finding: CheckFinding;
  try {
    finding = await withTimeout(() => runOnce(check, memory), limitMs);
  } catch (err) {
    log.warn({ err, check: id }, 'a health check failed');
    const message = err instanceof AnswerTimeout ? err.message : `It failed: ${redactSecrets(reasonOf(err), secrets)}`;
    finding = { state: 'broken', found: message, advice: failureAdvice, facts: [] };
  }
  const lastState = memory.lastStates.get(id);
  const since = lastState?.state === finding.state ? lastState.since : now();
  memory.lastStates.set(id, { state: finding.state, since });
  return { id, title, ...finding, since: since.toISOString() };
}

/**
 * A look that hasn't ended is waited for again, never repeated: one at a folder of a network that is gone holds a thread of
 * the process, and there are four.
 */
function runOnce({ id, run }: CheckDefinition, { underWay }: CheckMemory): Promise<CheckFinding> {
  const runningCheck = underWay.get(id);
  if (runningCheck) return runningCheck;
  const started = run().finally(() => underWay.delete(id));
  underWay.set(id, started);
  return started;
}
