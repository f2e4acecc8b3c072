import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** The smallest response in bytes that is compressed; below it, gzip costs more than it saves. */
const THRESHOLD = 1024;

/** Gzips responses for clients that accept it. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  // tRPC returns a web Response, of which the compressor would keep only the body. So the status and headers are copied
  // first, except transfer-encoding, which is set again when the body is sent.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!(payload instanceof Response)) return payload;
    reply.code(payload.status);
    for (const [name, value] of payload.headers) if (name !== 'transfer-encoding') reply.header(name, value);
    return payload.text();
  });
  // Request bodies are not decompressed here. Only exchanges may be compressed; their size is checked while they are
  // inflated.
  await app.register(compress, { threshold: THRESHOLD, encodings: ['gzip', 'identity'], globalDecompression: false });
}
