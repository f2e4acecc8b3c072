import { connect, createServer, type Socket } from 'node:net';

export interface CommitProxy {
  /** The database's URL by way of the proxy. */
  url: string;
  /**
   * Cuts the next connection that sends the COMMIT of a writing transaction: before the database gets it (`commit`), or
   * after the database has committed and before the server gets the reply (`committed`).
   */
  cutNext(at: 'commit' | 'committed'): void;
  /** Cancels all cuts that haven't happened yet. */
  cancelCuts(): void;
  close(): Promise<void>;
}

/** The bytes of a COMMIT, in both the simple and the extended PostgreSQL protocol. */
const COMMIT = Buffer.from('commit\0');
const READ_ONLY = Buffer.from('read only');

/** Opens a loopback proxy between the server and its PostgreSQL, which can cut connections at a commit. */
export async function openCommitProxy(databaseUrl: string): Promise<CommitProxy> {
  const target = new URL(databaseUrl);
  const cuts: ('commit' | 'committed')[] = [];
  const sockets = new Set<Socket>();

  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    let readsOnly = false;
    const cut = () => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    client.on('data', (chunk) => {
      if (chunk.includes(READ_ONLY)) readsOnly = true;
      if (!chunk.includes(COMMIT)) return void database.write(chunk);
      const at = readsOnly ? undefined : cuts.shift();
      readsOnly = false;
      if (at === 'commit') return cut();
      if (at === 'committed') {
        database.removeAllListeners('data');
        database.once('data', cut);
      }
      database.write(chunk);
    });
    database.on('data', (chunk) => client.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    cutNext: (at) => void cuts.push(at),
    cancelCuts: () => {
      cuts.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
