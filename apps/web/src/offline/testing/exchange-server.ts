import { newId } from '@quorbit/contracts/lib/ids';
import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import { VOID, type VoidArgs } from '@quorbit/contracts/sync/ops/void';
import type { ParkedRow } from '@quorbit/contracts/sync/parked-row';
import type { ExchangeInput, ExchangeReply, MirrorRow, Op } from '@quorbit/contracts/sync/schema';
import { START, type VirtualClock } from './virtual-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A request as devices send it. */
export type SentInput = Omit<ExchangeInput, 'ops'> & { ops: Op[] };

interface Refused {
  code: string;
  message: string;
}

interface Receipt {
  hash: string;
  /** The client id and the seq under which the op first arrived, separated by a space. */
  place: string;
  op: Op;
  result: 'applied' | 'parked' | 'discarded' | Refused;
}

interface State {
  epoch: string;
  version: number;
  clients: Map<string, number>;
  receipts: Map<string, Receipt>;
  rows: MirrorRow[];
  /** The number of times that each op was applied; more than once is an error. */
  applied: Map<string, number>;
}

/**
 * Types of ops that the server doesn't apply. Any other op is applied and becomes a row, unless `refuse` returns a
 * refusal.
 */
export const POISON = 'poison';
export const CRASHING = 'crashing';
/** A type of op that only a newer server knows. */
export const UNKNOWN = 'unknown';

/** Creates a server whose own clock is right, whatever the device's clock shows. */
export const exchangeServer = (clock: VirtualClock) => new ExchangeServer(() => START + clock.elapsed());

/** A server for tests of the client, as small as the contract allows. The real server has its own tests. */
export class ExchangeServer {
  pageSize = 500;
  /** The version of this server. */
  build = '1';
  /** The maximum number of parked ops that the server stores. */
  maxParked = 500;
  /** The maximum number of ops that one exchange handles. */
  budget = Number.POSITIVE_INFINITY;
  state: State = {
    epoch: newId(),
    version: 1000,
    clients: new Map(),
    receipts: new Map(),
    rows: [],
    applied: new Map(),
  };
  readonly requests: SentInput[] = [];
  /** Returns the reason why an op is refused; null if it isn't. */
  refuse: (op: Op) => Refused | null = ({ type }) => (type === POISON ? { code: 'NOT_FOUND', message: 'No.' } : null);
  /** Returns whether an op is parked instead of applied. */
  parks: (op: Op) => boolean = ({ type }) => type === CRASHING || type === UNKNOWN;
  /** Returns the row that an applied op becomes. */
  rowOf: (op: Op) => Partial<MirrorRow> & { id: string } = ({ opId, args }) => ({
    id: opId,
    kind: 'attempt',
    body: args,
  });
  readonly #now: () => number;
  readonly #crashes = new Map<string, number>();
  #healedAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns a copy of the server's state, which `restore` can bring back. */
  backup(): State {
    return structuredClone(this.state);
  }

  restore(backup: State, newEpoch: boolean): void {
    this.state = structuredClone(backup);
    // The version number jumps ahead, as with a clock that has moved on since the backup, so that no version is issued
    // twice.
    this.state.version += 1_000_000;
    if (newEpoch) this.state.epoch = newId();
  }

  /** Returns whether no op was applied twice. */
  appliedOnce(): boolean {
    return [...this.state.applied.values()].every((count) => count === 1);
  }

  /** Returns the args of the ops of one type that arrived, in order, each op once. */
  argsOf(type: string): unknown[] {
    const ops = this.requests.flatMap((request) => request.ops).filter((op) => op.type === type);
    return [...new Map(ops.map(({ opId, args }) => [opId, args])).values()];
  }

  /** Changes a row from outside the queue, as another device might. */
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

  exchange(input: SentInput): ExchangeReply {
    this.requests.push(input);
    const otherHistory = input.epoch !== '' && input.epoch !== this.state.epoch;
    const rejected: ExchangeReply['rejected'] = [];
    const parked: { seq: number; opId: string }[] = [];
    let cloned = false;
    let retryAfter: number | undefined;
    let left = this.budget;
    for (const op of otherHistory ? [] : input.ops) {
      const last = this.state.clients.get(input.clientId) ?? 0;
      const { seq, skew: _skew, ...canonical } = op;
      const hash = JSON.stringify(canonical);
      const known = this.state.receipts.get(op.opId);
      const place = `${input.clientId} ${seq}`;
      if (seq > last + 1 || left <= 0) break;
      left -= 1;
      if (seq <= last && known?.hash !== hash && !this.#comesTooLate(op, place)) {
        cloned = true;
        break;
      }
      const receipt = known ?? this.#apply(op, hash, place);
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
      build: this.build,
      serverNow: this.#now(),
      digest: this.digest(),
      minProtocol: 2,
    };
  }

  /** Tries parked work again: it's applied, or refused if a refusal is given. */
  replay(opId: string, refusal: Refused | null): void {
    const receipt = this.state.receipts.get(opId);
    if (receipt?.result !== 'parked') throw new Error('It is not parked.');
    const { op } = receipt;
    if (refusal) {
      const { v, at, tz, args, skew = 0 } = op;
      this.#putParked(op, { outcome: 'refused', ...refusal, op: { v, at, tz, skew, args } });
      return;
    }
    receipt.result = 'applied';
    this.#count(op);
    this.put({ id: opId, kind: 'held', deleted: true, body: null });
    this.put(this.rowOf(op));
  }

  /** Returns the op ids of the parked work that the server still stores. */
  parkedIds(): string[] {
    return this.state.rows.filter(({ kind, deleted }) => kind === 'held' && !deleted).map(({ id }) => id);
  }

  /** Returns whether a void has the same client id and seq with which the op that it discards arrived before. */
  #comesTooLate({ type, args }: Op, place: string): boolean {
    return type === VOID && this.state.receipts.get((args as VoidArgs).of)?.place === place;
  }

  #putParked({ opId, type, at }: Op, more: Partial<ParkedRow>): void {
    const body: ParkedRow = { opId, type, at, outcome: 'waiting', code: null, message: null, op: null, ...more };
    this.put({ id: opId, kind: 'held', body });
  }

  #count({ opId }: Op): void {
    this.state.applied.set(opId, (this.state.applied.get(opId) ?? 0) + 1);
  }

  #void({ args }: Op): 'applied' | Refused {
    const { of } = args as VoidArgs;
    const receipt = this.state.receipts.get(of);
    if (receipt === undefined) return 'applied';
    if (receipt.result !== 'parked') return { code: 'TOO_LATE', message: 'It was sent already.' };
    receipt.result = 'discarded';
    this.put({ id: of, kind: 'held', deleted: true, body: null });
    return 'applied';
  }

  #park(op: Op): 'parked' | Refused {
    if (this.parkedIds().length >= this.maxParked) return { code: 'TOO_MANY_PARKED', message: 'Too much is parked.' };
    this.#putParked(op, {});
    return 'parked';
  }

  #apply(op: Op, hash: string, place: string): Receipt | null {
    if (op.type === CRASHING) {
      const count = (this.#crashes.get(op.opId) ?? 0) + 1;
      this.#crashes.set(op.opId, count);
      if (count < 3) return null;
    }
    const result =
      op.type === VOID ? this.#void(op) : (this.refuse(op) ?? (this.parks(op) ? this.#park(op) : 'applied'));
    const receipt = { hash, place, op, result };
    this.state.receipts.set(op.opId, receipt);
    if (result !== 'applied' || op.type === VOID) return receipt;
    this.#count(op);
    this.put(this.rowOf(op));
    return receipt;
  }

  /**
   * Returns whether the device gets all rows again, because it has everything up to the current version but a different
   * digest. This happens at most once a day.
   */
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
