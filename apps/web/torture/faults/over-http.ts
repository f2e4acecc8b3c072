import { createFetchTransport } from '#offline/engine/fetch-transport.ts';
import type { ServerEnd } from '../../../api/src/testing/torture/in-process.ts';
import type { Rig } from '../../../api/src/testing/torture/rig.ts';

/** Returns the same server, reached over a socket with the browser's own transport code. */
export function overHttp(server: Rig, address = server.address): Rig {
  const exchange: ServerEnd = async (claims, body, signal = new AbortController().signal) => {
    const token = await server.tokenOf(claims);
    const send = createFetchTransport({
      fetch: (url, init) => fetch(`${address}${String(url)}`, init),
      headers: () => ({ Authorization: `Bearer ${token}` }),
    });
    return send(body, { signal, onProgress: () => {} });
  };
  return { ...server, exchange };
}
