import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Mailbox {
  /** The mail server's URL, for the setting SMTP_URL. */
  url: string;
  /** Each received mail as it came, with headers and text. */
  received: string[];
  close(): Promise<void>;
}

/** Starts a minimal mail server that accepts every mail, on a free loopback port. */
export async function startMailbox(): Promise<Mailbox> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let told = '';
    let mail: string | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mailbox');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      told += chunk;
      for (let end = told.indexOf('\r\n'); end !== -1; end = told.indexOf('\r\n')) {
        const line = told.slice(0, end);
        told = told.slice(end + 2);
        if (mail === null) {
          if (/^DATA/i.test(line)) mail = '';
          say(/^DATA/i.test(line) ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 fine');
        } else if (line === '.') {
          received.push(mail);
          mail = null;
          say('250 taken');
        } else mail += `${line}\n`;
      }
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
