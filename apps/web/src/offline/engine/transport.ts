/** A reply that came over the network, from the server or from something in between. */
export interface Reply {
  status: number;
  /** The whole body as text. */
  text: string;
  /** The `Retry-After` header; null if it's missing. */
  retryAfter: string | null;
}

interface SendOptions {
  signal: AbortSignal;
  /** Called whenever bytes have arrived. */
  onProgress: () => void;
}

/** Sends one request, given as JSON, to `sync.exchange`. Rejects if no complete reply arrives. */
export type Transport = (body: string, options: SendOptions) => Promise<Reply>;
