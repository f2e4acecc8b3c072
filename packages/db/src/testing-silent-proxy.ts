import { connect, createServer, type Socket } from 'node:net';

/** A proxy on the loopback in front of a server, for tests of what is done where that server gives no answer. */
export interface SilentProxy {
  /** The server's address, by way of the proxy. */
  url: string;
  /** How many connections were opened so far. */
  countOpened(): number;
  /** How many connections its clients have open. */
  countOpen(): number;
  /** Accepts connections, and passes no byte over any of them until `resume`. */
  fallSilent(): void;
  /** Loses every byte of the present connections, as if a host had vanished. New ones work. */
  dropBytes(): void;
  /** Cuts the present connections, and each new one, until `resume`. */
  refuse(): void;
  /** Passes everything on, also what has been waiting since `fallSilent`. */
  resume(): void;
  close(): Promise<void>;
}

interface Connection {
  ends: readonly Socket[];
  isDropped: boolean;
}

/** @param serverUrl names host and port; without a port, `defaultPort` */
export async function openSilentProxy(serverUrl: string, defaultPort: number): Promise<SilentProxy> {
  const target = new URL(serverUrl);
  const connections = new Set<Connection>();
  let mode: 'speaking' | 'silent' | 'refusing' = 'speaking';
  let opened = 0;

  const server = createServer((client) => {
    if (mode === 'refusing') return void client.resetAndDestroy();
    opened += 1;
    const ends = [client, connect(Number(target.port || defaultPort), target.hostname)] as const;
    const connection: Connection = { ends, isDropped: false };
    connections.add(connection);
    for (const [from, to] of [ends, [...ends].reverse()] as [Socket, Socket][]) {
      from.on('data', (chunk) => connection.isDropped || to.write(chunk));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        connections.delete(connection);
        to.destroy();
      });
      if (mode === 'silent') from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);

  const forEachEnd = (act: (end: Socket) => void) => {
    for (const { ends } of connections) for (const end of ends) act(end);
  };
  return {
    url: url.href,
    countOpened: () => opened,
    countOpen: () => connections.size,
    fallSilent() {
      mode = 'silent';
      forEachEnd((end) => end.pause());
    },
    dropBytes() {
      for (const connection of connections) connection.isDropped = true;
    },
    refuse() {
      mode = 'refusing';
      forEachEnd((end) => end.destroy());
    },
    resume() {
      mode = 'speaking';
      forEachEnd((end) => end.resume());
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        forEachEnd((end) => end.destroy());
      }),
  };
}
