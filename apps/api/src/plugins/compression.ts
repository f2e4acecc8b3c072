import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** With fewer bytes than this, gzip costs more than it saves. */
const THRESHOLD = 1024;

/** Gzips responses for clients that accept it. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  // tRPC returns a web Response. The compressor would keep only its body, so status and headers are copied first;
  // how the body is cut into chunks is decided anew.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!(payload instanceof Response)) return payload;
    reply.code(payload.status);
    for (const [name, value] of payload.headers) if (name !== 'transfer-encoding') reply.header(name, value);
    return payload.text();
  });
  // Requests come uncompressed. The one that may be compressed has its size counted while it is inflated.
  await app.register(compress, { threshold: THRESHOLD, encodings: ['gzip', 'identity'], globalDecompression: false });
}
