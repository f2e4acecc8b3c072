// Lets commands on the same machine ask the running server for work that only the server can do with the embedded
// database.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Database } from '@quorbit/db/client';
import { createBackupPath } from '@quorbit/db/data-folder';
import type { RowCounts } from '@quorbit/db/dump/format';
import { writeDump } from '@quorbit/db/dump/write-dump';
import { saveBackupNote } from '@quorbit/db/meta';
import { OperatorError } from '@quorbit/db/operator-error';
import * as z from 'zod/mini';
import { setLastWork } from './lib/background/last-work.ts';
import type { Logger } from './lib/logger.ts';
import { sha256 } from './lib/secrets/tokens.ts';

const MAX_BODY_BYTES = 8_192;
const LOOPBACK = '127.0.0.1';
const CLOSE_GRACE_MS = 1_000;

const controlFileSchema = z.object({ port: z.int(), token: z.string() });
const backupRequest = z.object({ file: z.nullable(z.string()) });
const backupReply = z.object({ file: z.string(), rows: z.record(z.string(), z.number()) });
const refusal = z.object({ message: z.string() });

export interface ControlServer {
  /** Cancels a backup under way, stops listening and deletes the control file. */
  close(): Promise<void>;
}

interface ControlOptions {
  dataDir: string;
  database: Database;
  log: Logger;
}

/**
 * Listens on a random port of the loopback interface. The port and a random token are in `DATA_DIR/control.json`, which
 * only its owner can read, so only a user with access to the data can call the server.
 */
export async function startControlServer({ dataDir, database, log }: ControlOptions): Promise<ControlServer> {
  const token = randomBytes(32).toString('base64url');
  const stopping = new AbortController();
  const server = createServer((req, res) => {
    void respond(req, res, { token, dataDir, database, log, signal: stopping.signal });
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(0, LOOPBACK, done);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The control server has no port.');
  await writePrivateFile(controlFilePath(dataDir), JSON.stringify({ port: address.port, token }));
  return {
    close: async () => {
      stopping.abort();
      await rm(controlFilePath(dataDir), { force: true });
      await new Promise((done) => {
        server.close(done);
        // Callers that got their reply have disconnected by the end of this pause. Callers that never finish their
        // request are cut off then.
        setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS).unref();
      });
    },
  };
}

/**
 * Requests a backup from the server that runs on a data folder. Returns null when no server can be reached.
 * @param file an absolute path, or null for a new file among the backups.
 * @throws OperatorError when the server refuses.
 */
export async function requestBackup(
  dataDir: string,
  file: string | null,
): Promise<{ file: string; rows: RowCounts } | null> {
  const contact = await readControlFile(dataDir);
  if (contact === null) return null;
  const reply = await post(contact, JSON.stringify({ file } satisfies z.infer<typeof backupRequest>));
  if (reply === null) return null;
  if (reply.status === 200) return backupReply.parse(JSON.parse(reply.body));
  throw new OperatorError(refusal.parse(JSON.parse(reply.body)).message);
}

interface RequestContext extends ControlOptions {
  token: string;
  signal: AbortSignal;
}

async function respond(req: IncomingMessage, res: ServerResponse, context: RequestContext): Promise<void> {
  const send = (status: number, body: unknown) => {
    // One request per connection, so that no connection keeps the server from closing.
    res.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
  };
  try {
    if (!isAuthorized(req.headers.authorization, context.token)) return send(401, { message: 'Wrong token.' });
    if (req.method !== 'POST' || req.url !== '/backup') return send(404, { message: 'Unknown question.' });
    if (Number(req.headers['content-length'] ?? Number.NaN) > MAX_BODY_BYTES)
      return send(413, { message: 'Too large.' });
    const { file } = backupRequest.parse(JSON.parse(await text(req)));
    setLastWork('backup');
    const now = new Date();
    const target = file ?? (await createBackupPath(context.dataDir, 'by-hand', now));
    const dump = await writeDump(context.database, target, { now, signal: context.signal });
    context.log.info({ file: dump.file }, 'backup made');
    await context.database
      .forNeeded()
      .transaction((tx) => saveBackupNote(tx, { at: now, why: 'by-hand' }))
      .catch((err: unknown) => context.log.warn({ err }, 'a backup was made and could not be noted'));
    send(200, { file: dump.file, rows: dump.rows } satisfies z.infer<typeof backupReply>);
  } catch (error) {
    if (error instanceof OperatorError) return send(409, { message: error.message });
    if (context.signal.aborted) return send(503, { message: 'The server was stopped before the backup was whole.' });
    context.log.error({ err: error }, 'backup failed');
    send(500, { message: 'The backup failed. The log of the server says why.' });
  }
}

/**
 * Returns whether a request carries the token. Hashes of both are compared, because they have a fixed length, so the
 * time taken reveals nothing.
 */
function isAuthorized(header: string | undefined, token: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(header ?? '')), Buffer.from(sha256(`Bearer ${token}`)));
}

function controlFilePath(dataDir: string): string {
  return join(resolve(dataDir), 'control.json');
}

/** Writes a file that appears only once complete, and that only its owner can ever read. */
async function writePrivateFile(file: string, content: string): Promise<void> {
  const draft = `${file}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, content, { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}

async function readControlFile(dataDir: string): Promise<z.infer<typeof controlFileSchema> | null> {
  try {
    return controlFileSchema.parse(JSON.parse(await readFile(controlFilePath(dataDir), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Posts a request and waits as long as the backup takes, while `fetch` would time out. Returns null when nobody listens
 * on the port.
 */
function post(
  { port, token }: z.infer<typeof controlFileSchema>,
  body: string,
): Promise<{ status: number; body: string } | null> {
  return new Promise((done, failed) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    request({ host: LOOPBACK, port, path: '/backup', method: 'POST', headers }, (res) => {
      text(res).then((reply) => done({ status: res.statusCode ?? 0, body: reply }), failed);
    })
      .once('error', (error) => {
        if ('code' in error && error.code === 'ECONNREFUSED') done(null);
        else failed(error);
      })
      .end(body);
  });
}
