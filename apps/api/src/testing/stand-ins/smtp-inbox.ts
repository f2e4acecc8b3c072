import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  to: string[];
  /** The mail's headers by name in lower case, with their values still encoded. */
  headers: Map<string, string>;
  /** The mail's decoded text. */
  text: string;
}

export interface SmtpInbox {
  /** The inbox's address, as the operator writes it into SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** Refuses the next `count` mails with a temporary error. */
  refuse(count: number): void;
  close(): Promise<void>;
}

/** Starts a real mail server on a free loopback port that stores the mails it receives. */
export async function startSmtpInbox(): Promise<SmtpInbox> {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, ...parse(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The mail server listens on no port.');
  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    received,
    refuse: (count) => {
      refusals = count;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function parse(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = raw.slice(end + 4);
  return { headers, text: headers.get('content-transfer-encoding') === 'quoted-printable' ? unquote(body) : body };
}

function unquote(body: string): string {
  return body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
