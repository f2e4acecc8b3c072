import { APP_ERRORS, type AppErrorCode } from '@quorbit/contracts/errors/codes';
import { newId } from '@quorbit/contracts/lib/ids';
import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import type { AttemptRow } from '@quorbit/contracts/sync/rows';
import type { ExchangeAnswer, ExchangeInput, MirrorRow, Op } from '@quorbit/contracts/sync/schema';
import type { Reply, Transport } from '../engine/transport.ts';
import { START, type VirtualClock } from './virtual-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A request as devices make it. */
export type SentInput = Omit<ExchangeInput, 'ops'> & { ops: Op[] };

interface Refused {
  code: string;
  message: string;
}

interface Receipt {
  hash: string;
  result: 'applied' | 'parked' | Refused;
}

interface State {
  epoch: string;
  version: number;
  clients: Map<string, number>;
  receipts: Map<string, Receipt>;
  rows: MirrorRow[];
  /** How often each op was applied: more than once is never right. */
  applied: Map<string, number>;
}

/** Types with a fate of their own; any other op is applied and becomes a row, if `refuse` lets it. */
export const POISON = 'poison';
export const CRASHING = 'crashing';

/** A server whose own clock is right, whatever the device's says. */
export const exchangeServer = (clock: VirtualClock) => new ExchangeServer(() => START + clock.elapsed());

/** A server as small as the contract allows, for tests of the client. The real one is tested elsewhere. */
export class ExchangeServer {
  pageSize = 500;
  state: State = {
    epoch: newId(),
    version: 1000,
    clients: new Map(),
    receipts: new Map(),
    rows: [],
    applied: new Map(),
  };
  readonly requests: SentInput[] = [];
  /** Why an op is refused for good; null if it is not. */
  refuse: (op: Op) => Refused | null = ({ type }) => (type === POISON ? { code: 'NOT_FOUND', message: 'No.' } : null);
  /** What an applied op becomes. */
  rowOf: (op: Op) => Partial<MirrorRow> & { id: string } = rowOf;
  readonly #now: () => number;
  readonly #crashes = new Map<string, number>();
  #healedAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A copy to restore from. */
  backup(): State {
    return structuredClone(this.state);
  }

  restore(backup: State, newEpoch: boolean): void {
    this.state = structuredClone(backup);
    // The clock has moved on since the backup, so that no version is issued twice.
    this.state.version += 1_000_000;
    if (newEpoch) this.state.epoch = newId();
  }

  /** Whether no op had its effect twice. */
  appliedOnce(): boolean {
    return [...this.state.applied.values()].every((count) => count === 1);
  }

  /** Args of the ops of one type that arrived, in order. */
  argsOf(type: string): unknown[] {
    const ops = this.requests.flatMap((request) => request.ops).filter((op) => op.type === type);
    return [...new Map(ops.map(({ opId, args }) => [opId, args])).values()];
  }

  /** Changes a row from outside the queue. */
  put(row: Partial<MirrorRow> & { id: string }): void {
    this.state.version += 1;
    const { version } = this.state;
    const next = { scope: 'me', kind: 'pack' as const, deleted: false, body: { n: version }, ...row, version };
    this.state.rows = [...this.state.rows.filter(({ id, scope }) => id !== next.id || scope !== next.scope), next];
  }

  digest(): string {
    const live = this.state.rows.filter((row) => !row.deleted);
    return moveDigest(
      EMPTY_DIGEST,
      live.map(({ kind, id, version }) => rowHash(kind, id, version)),
      [],
    );
  }

  exchange(input: SentInput): ExchangeAnswer {
    this.requests.push(input);
    const otherHistory = input.epoch !== '' && input.epoch !== this.state.epoch;
    const rejected: ExchangeAnswer['rejected'] = [];
    const parked: { seq: number; opId: string }[] = [];
    let cloned = false;
    let retryAfter: number | undefined;
    for (const op of otherHistory ? [] : input.ops) {
      const last = this.state.clients.get(input.clientId) ?? 0;
      const { seq, skew: _skew, ...canonical } = op;
      const hash = JSON.stringify(canonical);
      const known = this.state.receipts.get(op.opId);
      if (seq > last + 1) break;
      if (seq <= last && known?.hash !== hash) {
        cloned = true;
        break;
      }
      const receipt = known ?? this.#apply(op, hash);
      if (receipt === null) {
        retryAfter = 1;
        break;
      }
      this.state.clients.set(input.clientId, Math.max(last, seq));
      if (typeof receipt.result === 'object') rejected.push({ seq, opId: op.opId, ...receipt.result });
      if (receipt.result === 'parked') parked.push({ seq, opId: op.opId });
    }
    const ackSeq = this.state.clients.get(input.clientId) ?? 0;
    const untaken = !cloned && input.ops.some(({ seq }) => seq > ackSeq);
    return {
      ackSeq,
      ...(untaken ? { expectedSeq: ackSeq + 1 } : {}),
      ...(cloned ? { cloned } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      rejected,
      parked,
      ...this.#page(otherHistory || this.#heals(input) ? '' : input.cursor),
      epoch: this.state.epoch,
      serverNow: this.#now(),
      digest: this.digest(),
      minProtocol: 1,
    };
  }

  #apply(op: Op, hash: string): Receipt | null {
    if (op.type === CRASHING) {
      const count = (this.#crashes.get(op.opId) ?? 0) + 1;
      this.#crashes.set(op.opId, count);
      if (count < 3) return null;
    }
    const result = this.refuse(op) ?? (op.type === CRASHING ? 'parked' : 'applied');
    this.state.receipts.set(op.opId, { hash, result });
    if (result !== 'applied') return { hash, result };
    this.state.applied.set(op.opId, (this.state.applied.get(op.opId) ?? 0) + 1);
    this.put(this.rowOf(op));
    return { hash, result };
  }

  /** A device that holds everything up to here and still something else than there is gets all again, once a day. */
  #heals({ cursor, digest }: SentInput): boolean {
    if (digest === undefined || digest === this.digest() || cursor !== String(this.state.version)) return false;
    if (this.#now() - this.#healedAt < DAY_MS) return false;
    this.#healedAt = this.#now();
    return true;
  }

  #page(cursor: string) {
    const from = /^\d+$/.test(cursor) ? Number(cursor) : -1;
    const reset = from < 0 || from > this.state.version;
    const start = reset ? 0 : from;
    const after = this.state.rows.filter(({ version }) => version > start).sort((a, b) => a.version - b.version);
    const rows = after.slice(0, this.pageSize);
    const more = after.length > rows.length;
    const next = more ? (rows.at(-1)?.version ?? start) : this.state.version;
    return { rows, more, cursor: String(next), ...(reset ? { reset } : {}) };
  }
}

function rowOf({ opId, type, args }: Op): Partial<MirrorRow> & { id: string } {
  if (type !== ATTEMPT_SUBMIT) return { id: opId, kind: 'attempt', body: args };
  const { attemptId, quizId, packHash, startedAt, finishedAt, answers } = args as Required<AttemptSubmitArgs>;
  const body: AttemptRow = {
    id: attemptId,
    quiz: { id: quizId, title: 'Planets', category: 'Science' },
    ...{ packHash, startedAt, finishedAt, score: 0, totalMarks: 3, percentage: 0, passed: false, xpEarned: 0 },
    answers: answers.map(({ timeSpent = 0, ...answer }) => ({ ...answer, timeSpent })),
  };
  return { id: attemptId, kind: 'attempt', body };
}

/** What the network makes of one request; `now` answers as the server does. */
export type Weather = (now: () => Reply, input: SentInput) => Promise<Reply>;

export function replyOf(answer: ExchangeAnswer): Reply {
  return { status: 200, text: JSON.stringify({ result: { data: answer } }), retryAfter: null };
}

export function refusalOf(appCode: AppErrorCode, retryAfter?: number): Reply {
  const { status } = APP_ERRORS[appCode];
  const data = { code: appCode, httpStatus: status, appCode, retryAfter };
  return { status, text: JSON.stringify({ error: { message: `${appCode}.`, code: -32000, data } }), retryAfter: null };
}

/** A transport to the server through whatever weather `weather()` answers at that moment. */
export function transportTo(server: ExchangeServer, weather: () => Weather): Transport {
  return (body, { signal }) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')), { once: true });
    });
    const input: SentInput = JSON.parse(body);
    return Promise.race([weather()(() => replyOf(server.exchange(input)), input), aborted]);
  };
}

export const fair: Weather = async (now) => now();
export const dropRequest: Weather = async () => {
  throw new TypeError('Failed to fetch');
};
export const dropResponse: Weather = async (now) => {
  now();
  throw new TypeError('Failed to fetch');
};
export const hang: Weather = () => new Promise(() => undefined);
export const captivePortal: Weather = async () => ({ status: 200, text: '<html>Log in</html>', retryAfter: null });
