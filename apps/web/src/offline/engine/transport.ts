/** What came back over the network, from the server or from something between. */
export interface Reply {
  status: number;
  /** The whole body. */
  text: string;
  /** The header `Retry-After`; null where there is none. */
  retryAfter: string | null;
}

interface SendOptions {
  signal: AbortSignal;
  /** Bytes arrived. */
  onProgress: () => void;
}

/** Sends one request, given as JSON, to `sync.exchange`. Rejects if no complete reply arrives. */
export type Transport = (body: string, options: SendOptions) => Promise<Reply>;
