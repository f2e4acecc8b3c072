import { createServer } from 'node:net';

/** Below the ports that systems hand to outgoing connections (from 32768 on Linux), which come and go with each call. */
const FIRST = 20_000;
const LAST = 32_000;

/** A port of the loopback for a process that is about to start: nobody listens on it, and no connection takes it. */
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
