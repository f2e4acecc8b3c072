// Runs the checks: each within its time, none twice at once, and none can make the whole fail.
import type { Finding } from '@quorbit/contracts/health/finding';
import { withoutSecrets } from '@quorbit/contracts/health/hide';
import type { HealthCheck, HealthState, QueueHealth } from '@quorbit/contracts/health/schema';
import { answerOf, NoAnswer } from '../../lib/answers.ts';
import { reasonOf } from '../../lib/background/rounds.ts';
import type { Logger } from '../../lib/logger.ts';

/** What a look found; one at the queues says how each is. */
export interface Found extends Finding {
  queues?: readonly QueueHealth[];
}

export interface Look {
  id: string;
  title: string;
  /** What to do where it can't be looked at. */
  otherwise: string;
  run(): Promise<Found>;
}

/** What a process remembers between looks. */
interface Memory {
  underWay: Map<string, Promise<Found>>;
  seen: Map<string, { state: HealthState; since: Date }>;
}

const memories = new WeakMap<object, Memory>();

/** @param of whose memory it is: what the process watches */
function memoryOf(of: object): Memory {
  const memory = memories.get(of) ?? { underWay: new Map(), seen: new Map() };
  memories.set(of, memory);
  return memory;
}

interface Given {
  watched: object;
  log: Logger;
  now: () => Date;
  secrets: readonly string[];
  limitMs?: number | undefined;
}

/** Looks at everything at once. */
export function lookAtAll(looks: readonly Look[], given: Given): Promise<(HealthCheck & Found)[]> {
  const memory = memoryOf(given.watched);
  return Promise.all(looks.map((look) => lookAt(look, memory, given)));
}

async function lookAt(look: Look, memory: Memory, { log, now, secrets, limitMs }: Given): Promise<HealthCheck & Found> {
  const { id, title, otherwise } = look;
  let finding: Found;
  try {
    finding = await answerOf(() => once(look, memory), limitMs);
  } catch (err) {
    log.warn({ err, check: id }, 'a health check failed');
    const found = err instanceof NoAnswer ? err.message : `It failed: ${withoutSecrets(reasonOf(err), secrets)}`;
    finding = { state: 'broken', found, advice: otherwise, facts: [] };
  }
  const before = memory.seen.get(id);
  const since = before?.state === finding.state ? before.since : now();
  memory.seen.set(id, { state: finding.state, since });
  return { id, title, ...finding, since: since.toISOString() };
}

/**
 * A look that hasn't ended is waited for again, never repeated: one at a folder of a network that is gone holds a thread of
 * the process, and there are four.
 */
function once({ id, run }: Look, { underWay }: Memory): Promise<Found> {
  const known = underWay.get(id);
  if (known) return known;
  const started = run().finally(() => underWay.delete(id));
  underWay.set(id, started);
  return started;
}
