import { connect, createServer, type Socket } from 'node:net';

/** A proxy on the loopback interface in front of a server, for tests of clients whose server doesn't respond. */
export interface SilentProxy {
  /** The server's address through the proxy. */
  url: string;
  /** Returns the number of connections opened so far. */
  countOpened(): number;
  /** Returns the number of connections that clients have open. */
  countOpen(): number;
  /** Accepts connections, and passes no byte over any of them until `resume`. */
  fallSilent(): void;
  /** Drops every byte on the present connections, as if a host had vanished. New connections work. */
  dropBytes(): void;
  /** Cuts each present connection at the server's next reply, which is lost. */
  loseReplies(): void;
  /** Cuts the present connections, and each new one, until `resume`. */
  refuse(): void;
  /** Forwards everything again, including the data held back since `fallSilent`. */
  resume(): void;
  close(): Promise<void>;
}

interface Connection {
  ends: readonly Socket[];
  isDropped: boolean;
  losesReply: boolean;
}

/**
 * Opens a proxy in front of a server.
 * @param serverUrl the server's URL with its host and port.
 * @param defaultPort the server's port if the URL has none.
 */
export async function openSilentProxy(serverUrl: string, defaultPort: number): Promise<SilentProxy> {
  const target = new URL(serverUrl);
  const connections = new Set<Connection>();
  let mode: 'speaking' | 'silent' | 'refusing' = 'speaking';
  let opened = 0;

  const server = createServer((client) => {
    if (mode === 'refusing') return void client.resetAndDestroy();
    opened += 1;
    const ends = [client, connect(Number(target.port || defaultPort), target.hostname)] as const;
    const connection: Connection = { ends, isDropped: false, losesReply: false };
    connections.add(connection);
    for (const [from, to] of [ends, [...ends].reverse()] as [Socket, Socket][]) {
      from.on('data', (chunk) => {
        if (connection.losesReply && to === client) from.destroy();
        else if (!connection.isDropped) to.write(chunk);
      });
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
    loseReplies() {
      for (const connection of connections) connection.losesReply = true;
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
