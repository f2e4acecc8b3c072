import { GZIP_ABOVE_BYTES } from '@quorbit/contracts/sync/limits';
import type { Transport } from './transport.ts';

interface FetchTransportParts {
  fetch: typeof fetch;
  /** Returns the headers of every call, with the token of the user whose queue this is. */
  headers: () => Record<string, string>;
}

const URL = '/trpc/sync.exchange';
/** Statuses from proxies that refuse compressed requests. */
const GZIP_REFUSED_STATUSES = [400, 415];

/** Creates the transport for exchanges over HTTP. Larger requests are compressed if the browser supports it. */
export function createFetchTransport({ fetch, headers }: FetchTransportParts): Transport {
  let canCompress = typeof CompressionStream === 'function';

  return async (body, { signal, onProgress }) => {
    const plain = new TextEncoder().encode(body);
    const compressed = canCompress && plain.length > GZIP_ABOVE_BYTES ? await gzip(plain) : null;
    const post = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, encoding: Record<string, string>) =>
      fetch(URL, {
        method: 'POST',
        headers: { ...headers(), 'Content-Type': 'application/json', ...encoding },
        body: bytes,
        signal,
      });
    let response = await post(compressed ?? plain, compressed ? { 'Content-Encoding': 'gzip' } : {});
    if (compressed && GZIP_REFUSED_STATUSES.includes(response.status)) {
      canCompress = false;
      onProgress();
      response = await post(plain, {});
    }
    onProgress();
    return {
      status: response.status,
      text: await readText(response, onProgress),
      retryAfter: response.headers.get('retry-after'),
    };
  };
}

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}

async function readText(response: Response, onProgress: () => void): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onProgress();
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
