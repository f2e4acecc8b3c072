import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a server, whose files can be replaced as a deployment would. */
export interface FrontServer {
  /** The proxy's address, `http://127.0.0.1:<port>`. */
  address: string;
  /**
   * Replaces files: a map from path to new content, or null for a deleted file. All other requests go to the server.
   */
  deploy(files: ReadonlyMap<string, string | null>): void;
  /** Closes all connections and refuses new ones, as a stopped server would; the port stays in use. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy that passes every request on to the server at `behind`, except for deployed files, which get the
 * server's headers.
 */
export async function startFront(behind: string): Promise<FrontServer> {
  let files: ReadonlyMap<string, string | null> = new Map();
  let isRefusing = false;
  const target = new URL(behind);

  const server = createServer((incoming, answer) => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    const isPage = !/^\/(api|trpc|packs|assets)\//.test(path) && !/\.[a-z0-9]+$/.test(path);
    const file = files.get(isPage ? '/index.html' : path);
    if (file === null) return answer.writeHead(404, { 'cache-control': 'no-store' }).end();
    // The server doesn't know a new asset, so its headers are taken from a file that it knows.
    const known = file !== undefined && path.startsWith('/assets/') ? '/theme.js' : incoming.url;
    const headers = file === undefined ? incoming.headers : {};
    const passed = request(
      { hostname: target.hostname, port: target.port, method: incoming.method, path: known, headers },
      (got) => {
        const { 'content-length': _length, etag: _etag, 'last-modified': _date, ...rest } = got.headers;
        if (file === undefined) {
          answer.writeHead(got.statusCode ?? 500, got.headers);
          got.pipe(answer);
        } else {
          answer.writeHead(200, rest).end(file);
          got.resume();
        }
      },
    );
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  server.on('connection', (socket) => {
    if (isRefusing) socket.resetAndDestroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy(next) {
      files = next;
    },
    refuse(refusing) {
      isRefusing = refusing;
      if (refusing) server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
