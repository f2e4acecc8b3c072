/** What the server ever said of an op: that it took it, that it parked it, or why it refused it. */
export class Told {
  readonly #taken = new Set<string>();
  readonly #parked = new Set<string>();
  readonly #refused = new Map<string, Set<string>>();

  /** @param text of the reply, whether a device ever gets it or not */
  note(ops: readonly { seq: number; opId: string }[], { status, text }: { status: number; text: string }): void {
    if (ops.length === 0 || status !== 200) return;
    const { ackSeq, cloned, rejected = [], parked = [] } = JSON.parse(text).result.data as Said;
    for (const { opId } of parked) this.#parked.add(opId);
    for (const { opId, message } of rejected) {
      this.#refused.set(opId, (this.#refused.get(opId) ?? new Set()).add(message));
    }
    const others = new Set([...rejected, ...parked].map(({ opId }) => opId));
    if (cloned) return;
    for (const { seq, opId } of ops) if (seq <= ackSeq && !others.has(opId)) this.#taken.add(opId);
  }

  /** Whether the server ever said that it has the op. */
  has(opId: string): boolean {
    return this.#taken.has(opId) || this.#parked.has(opId) || this.#refused.has(opId);
  }

  parked(opId: string): boolean {
    return this.#parked.has(opId);
  }

  refused(opId: string, message: string): boolean {
    return this.#refused.get(opId)?.has(message) ?? false;
  }
}

interface Said {
  ackSeq: number;
  cloned?: boolean;
  rejected?: { opId: string; message: string }[];
  parked?: { opId: string }[];
}
