import { createServer } from 'node:net';

/**
 * The range of ports to try. It's below the ports that systems use for outgoing connections (from 32768 on Linux),
 * which come and go with each call.
 */
const FIRST = 20_000;
const LAST = 32_000;

/**
 * Finds a loopback port for a process that is about to start. Nothing listens on the port, and no outgoing connection
 * takes it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
