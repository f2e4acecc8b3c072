import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes under which gzip saves less than it costs. */
const THRESHOLD = 1024;

/** Gzips answers for clients that take it. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  // tRPC answers with a web Response. The compressor would keep only its body, so status and headers are taken over first;
  // how the body is cut into chunks is decided anew.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!(payload instanceof Response)) return payload;
    reply.code(payload.status);
    for (const [name, value] of payload.headers) if (name !== 'transfer-encoding') reply.header(name, value);
    return payload.text();
  });
  // Requests come plain; where one may not, its size is counted while it is inflated.
  await app.register(compress, { threshold: THRESHOLD, encodings: ['gzip', 'identity'], globalDecompression: false });
}
