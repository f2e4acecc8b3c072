// Runs the health checks: each within its time limit, none twice at once, and a failing one doesn't fail the rest.
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

/** A process's memory of the checks that still run, and of each check's last state. */
interface CheckMemory {
  underWay: Map<string, Promise<CheckFinding>>;
  lastStates: Map<string, { state: HealthState; since: Date }>;
}

const memories = new WeakMap<object, CheckMemory>();

/**
 * Returns the check memory of an owner, created on first use.
 * @param owner the object that identifies the process's watched sources.
 */
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

/** Runs all checks at once. */
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
 * Runs a check, or waits for the same check that still runs. It's never started twice, because a check of a folder on a
 * lost network drive blocks one of the four threads that the process has for file access.
 */
function runOnce({ id, run }: CheckDefinition, { underWay }: CheckMemory): Promise<CheckFinding> {
  const runningCheck = underWay.get(id);
  if (runningCheck) return runningCheck;
  const started = run().finally(() => underWay.delete(id));
  underWay.set(id, started);
  return started;
}
