import type { Reply, Transport } from '#offline/engine/transport.ts';
import { refusalOf } from '#offline/testing/flaky-network.ts';
import type { Claims } from '../../../api/src/testing/torture/in-process.ts';
import type { PackReply } from '../../../api/src/testing/torture/packs.ts';
import type { Disk } from './disk.ts';
import type { NetworkState, RequestOutcome } from './steps.ts';

interface NetworkParts {
  /** Hands a request to the server; returns what it says. */
  deliver: (claims: Claims, body: string, signal?: AbortSignal) => Promise<Reply>;
  /** Hands out a pack that a page on `disk` asks for. */
  packOf: (claims: Claims, hash: string, disk: Disk) => Promise<PackReply>;
  /** Resolves after so much time. */
  pause: (ms: number) => Promise<void>;
  random: () => number;
  /** Keeps a request to be delivered once the world says so. */
  delay: (arrive: () => void) => void;
}

/** How long one way takes at most. */
export const SLOWEST_MS = 400;
/** Less than what a device waits without a byte. */
const SLOW_MS = 9_000;
const noNetwork = () => new TypeError('Failed to fetch');

/** One browser's way to the server. */
export class Network {
  state: NetworkState = 'up';
  /** What becomes of the next requests, one each. */
  requestOutcomes: RequestOutcome[] = [];
  readonly #parts: NetworkParts;

  constructor(parts: NetworkParts) {
    this.#parts = parts;
  }

  /** The way of somebody who is signed in so. */
  signedInAs(claims: Claims): Transport {
    return (body, { signal }) => this.#send(claims, body, signal);
  }

  /** Packs come on the same way, unharmed as long as there is one. @param disk that of the page that asks */
  async fetchPack(claims: Claims, hash: string, disk: Disk): Promise<Response> {
    const { pause, random, packOf } = this.#parts;
    await pause(random() * SLOWEST_MS);
    // A page of the captive portal is not JSON, which fails as well.
    if (this.state !== 'up') throw noNetwork();
    const { status, text } = await packOf(claims, hash, disk);
    await pause(random() * SLOWEST_MS);
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  }

  #send(claims: Claims, body: string, signal: AbortSignal): Promise<Reply> {
    const aborted = new Promise<never>((_resolve, reject) => {
      const abort = () => reject(new DOMException('Aborted.', 'AbortError'));
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true });
    });
    return Promise.race([this.#travel(claims, body), aborted]);
  }

  async #travel(claims: Claims, body: string): Promise<Reply> {
    const { deliver, pause, random, delay } = this.#parts;
    const { state } = this;
    const fate = state === 'up' ? this.requestOutcomes.shift() : undefined;
    const unheard = () => void deliver(claims, body).catch(() => undefined);
    const later = () => delay(unheard);
    await pause(random() * SLOWEST_MS);
    if (state === 'down' || fate === 'drop') throw noNetwork();
    if (state === 'captive') return { status: 200, text: '<html>Log in</html>', retryAfter: null };
    if (state === 'too-old') return refusalOf('CLIENT_TOO_OLD');
    if (fate === 'proxy') return { status: 502, text: '<h1>Bad gateway</h1>', retryAfter: null };
    if (fate === 'held') await new Promise<void>((arrive) => delay(arrive));
    if (fate === 'late') {
      later();
      throw noNetwork();
    }
    // Both at once, as when a proxy tries again.
    if (fate === 'twice') unheard();
    const own = new AbortController();
    if (fate === 'abort') void pause(random() * SLOWEST_MS).then(() => own.abort());
    const reply = await deliver(claims, body, own.signal);
    if (fate === 'replay') later();
    if (fate === 'silent') return new Promise(() => undefined);
    await pause(fate === 'slow' ? SLOW_MS : random() * SLOWEST_MS);
    if (fate === 'drop-answer') throw noNetwork();
    if (fate === 'cut') return { ...reply, text: reply.text.slice(0, reply.text.length / 2) };
    return reply;
  }
}
