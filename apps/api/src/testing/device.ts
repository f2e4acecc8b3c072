import type { SubmitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import { PROTOCOL } from '@quorbit/contracts/sync/limits';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import type { ExchangeReply, MirrorRow, Op } from '@quorbit/contracts/sync/schema';
import type { Client, Person } from './test-server.ts';

/** The parts of an op that a test gives; `op` fills in the rest. */
export type OpSpec = Partial<Op> & { type: string; args: unknown };

/** The simplest device that follows the sync protocol: it numbers its ops and stores rows, cursor and epoch. */
export class Device {
  clientId = newId();
  cursor = '';
  epoch = '';
  seq = 0;
  /** The mirror rows of the device, by `scope|kind|id`. */
  rows = new Map<string, MirrorRow>();
  private trpc: Client;
  private readonly clock: () => number;

  constructor({ trpc }: Pick<Person, 'trpc'>, clock: () => number = Date.now) {
    this.trpc = trpc;
    this.clock = clock;
  }

  /** Continues with another client, for example one with a new token. */
  setClient(trpc: Client): void {
    this.trpc = trpc;
  }

  /** Makes an op with the next number of the device's queue. */
  op({ type, args, ...more }: OpSpec): Op {
    this.seq += 1;
    const at = new Date(this.clock()).toISOString();
    return { seq: this.seq, opId: newId(), type, v: 1, at, tz: 'UTC', args, ...more };
  }

  /** Makes an op that submits an attempt. */
  attempt({ timeZone: _zone, packHash = '', ...args }: SubmitAttemptInput, more: Partial<Op> = {}): Op {
    return this.op({ type: ATTEMPT_SUBMIT, args: { ...args, packHash }, ...more });
  }

  /** Makes one exchange without storing the reply. */
  exchangeUnstored(ops: readonly unknown[] = [], more: Record<string, unknown> = {}): Promise<ExchangeReply> {
    const { clientId, cursor, epoch } = this;
    const input = { protocol: PROTOCOL, clientId, epoch, cursor, clientNow: this.clock(), ops, ...more };
    return this.trpc.sync.exchange.mutate(input as never) as Promise<ExchangeReply>;
  }

  /** Makes one exchange and stores its rows, cursor and epoch. */
  async exchange(ops: readonly unknown[] = [], more: Record<string, unknown> = {}): Promise<ExchangeReply> {
    const reply = await this.exchangeUnstored(ops, more);
    this.store(reply);
    return reply;
  }

  /** Makes exchanges until the server has no more rows to send. */
  async drain(): Promise<void> {
    while ((await this.exchange()).more);
  }

  store(reply: ExchangeReply): void {
    if (reply.reset) this.rows.clear();
    for (const scope of reply.left ?? []) {
      for (const [key, row] of this.rows) if (row.scope === scope) this.rows.delete(key);
    }
    for (const row of reply.rows) {
      const key = `${row.scope}|${row.kind}|${row.id}`;
      if (row.deleted) this.rows.delete(key);
      else this.rows.set(key, row);
    }
    this.cursor = reply.cursor;
    this.epoch = reply.epoch;
  }

  /** The digest of all stored rows. */
  get digest(): string {
    const hashes = [...this.rows.values()].map(({ kind, id, version }) => rowHash(kind, id, version));
    return moveDigest(EMPTY_DIGEST, hashes, []);
  }

  /** Returns the bodies of the stored rows of one kind, by id. */
  bodies<T>(kind: string): Map<string, T> {
    return new Map([...this.rows.values()].filter((row) => row.kind === kind).map(({ id, body }) => [id, body as T]));
  }
}
