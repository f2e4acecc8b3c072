import type { Reply, Transport } from '#offline/engine/transport.ts';
import { refusalOf } from '#offline/testing/flaky-network.ts';
import type { Claims } from '../../../api/src/testing/torture/in-process.ts';
import type { PackReply } from '../../../api/src/testing/torture/packs.ts';
import type { Disk } from './disk.ts';
import type { NetworkState, RequestOutcome } from './steps.ts';

interface NetworkParts {
  /** Sends a request to the server and resolves with its reply. */
  deliver: (claims: Claims, body: string, signal?: AbortSignal) => Promise<Reply>;
  /** Returns the server's reply to a pack request from a page on `disk`. */
  packOf: (claims: Claims, hash: string, disk: Disk) => Promise<PackReply>;
  /** Resolves after the given milliseconds. */
  pause: (ms: number) => Promise<void>;
  random: () => number;
  /** Holds a request back until the script releases it. */
  delay: (arrive: () => void) => void;
}

/** The longest travel time of a request or reply, in milliseconds. */
export const SLOWEST_MS = 400;
/** The travel time of a slow reply in milliseconds, shorter than a device waits without receiving a byte. */
const SLOW_MS = 9_000;
const noNetwork = () => new TypeError('Failed to fetch');

/** The network between one browser and the server. */
export class Network {
  state: NetworkState = 'up';
  /** The outcomes of the next requests, one for each request. */
  requestOutcomes: RequestOutcome[] = [];
  readonly #parts: NetworkParts;

  constructor(parts: NetworkParts) {
    this.#parts = parts;
  }

  /** Returns a transport for requests in a session with these claims. */
  signedInAs(claims: Claims): Transport {
    return (body, { signal }) => this.#send(claims, body, signal);
  }

  /**
   * Fetches a pack over the same network; it arrives undamaged unless the network is down.
   * @param disk the disk of the page that requests it.
   */
  async fetchPack(claims: Claims, hash: string, disk: Disk): Promise<Response> {
    const { pause, random, packOf } = this.#parts;
    await pause(random() * SLOWEST_MS);
    // A captive portal's page isn't JSON, so it would make the fetch fail too.
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
    // The request is delivered twice at the same time, as when a proxy retries it.
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
