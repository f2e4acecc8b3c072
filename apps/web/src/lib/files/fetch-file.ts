import { TRPCClientError } from '@trpc/client';
import { ForeignReplyError } from '#lib/server/fetch-with-timeout.ts';
import { getCallHeaders } from '#lib/server/trpc.ts';

/** Bytes that the page buffers in memory before it moves them into a Blob, which the browser may store on disk. */
const BUFFER_BYTES = 4_000_000;

const INTERRUPTED_MESSAGE = 'The download stopped halfway, so nothing was saved. Try again.';

interface FileOptions {
  method: 'GET' | 'POST';
  type: string;
  /** The last characters of every complete file, to detect a truncated one; undefined if they vary. */
  end?: string;
  signal: AbortSignal;
  /** Called with the number of bytes received so far. */
  onBytes: (bytes: number) => void;
}

/**
 * Fetches a file that the server streams, and stores the bytes as they arrive without parsing them. There is no
 * timeout.
 * @throws TRPCClientError if the server refuses or can't be reached, or if the file is incomplete; an abort error once
 * `signal` is aborted.
 */
export async function fetchFile(address: string, { method, type, end, signal, onBytes }: FileOptions): Promise<Blob> {
  const response = await fetch(address, { method, headers: getCallHeaders(), signal }).catch((cause: Error) => {
    throw signal.aborted ? cause : TRPCClientError.from(cause);
  });
  if (!response.ok) throw await toRefusalError(response);
  const file = await readToBlob(response, { type, onBytes }).catch((cause: unknown) => {
    throw signal.aborted ? cause : createCallError(INTERRUPTED_MESSAGE, { appCode: 'CUT' });
  });
  // The download may have been cancelled after its last byte arrived.
  signal.throwIfAborted();
  if (end !== undefined && (await file.slice(-end.length).text()) !== end)
    throw createCallError(INTERRUPTED_MESSAGE, { appCode: 'CUT' });
  return file;
}

async function readToBlob(response: Response, { type, onBytes }: Pick<FileOptions, 'type' | 'onBytes'>): Promise<Blob> {
  const stored: Blob[] = [];
  let buffer: Uint8Array<ArrayBuffer>[] = [];
  let bufferedBytes = 0;
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    buffer.push(new Uint8Array(read.value));
    bufferedBytes += read.value.length;
    bytes += read.value.length;
    onBytes(bytes);
    if (bufferedBytes < BUFFER_BYTES) continue;
    stored.push(new Blob(buffer));
    buffer = [];
    bufferedBytes = 0;
  }
  return new Blob([...stored, ...buffer], { type });
}

/** Converts the refusal of a plain HTTP route to the error that a refused tRPC call throws. */
async function toRefusalError(response: Response): Promise<Error> {
  const { message, code: appCode } = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (typeof message !== 'string') return TRPCClientError.from(new ForeignReplyError(response));
  return createCallError(message, {
    appCode,
    httpStatus: response.status,
    retryAfter: response.headers.get('retry-after'),
  });
}

const createCallError = (message: string, data: object) =>
  TRPCClientError.from({ error: { message, code: -32_600, data } });
