import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The markup and files that a page loads. */
export interface Parts {
  /** The body's HTML after the page has loaded. */
  markup: string;
  files: { kind: 'script' | 'style' | 'font'; body: Buffer }[];
}

const TYPES = { script: 'text/javascript', style: 'text/css', font: 'font/woff2' };

/**
 * Serves a page as large as the app's that does nothing: its text is in the HTML, and its scripts are parsed but empty.
 * Browsers may cache its files for ever.
 */
export async function serveStatic({ markup, files }: Parts): Promise<{ address: string; close(): Promise<void> }> {
  const tags = files.map(({ kind }, index) => {
    if (kind === 'script') return `<script src="/file-${index}"></script>`;
    if (kind === 'style') return `<link rel="stylesheet" href="/file-${index}" />`;
    return `<link rel="preload" as="font" type="font/woff2" href="/file-${index}" crossorigin />`;
  });
  const head = `<meta charset="utf-8" /><title>Static</title>${tags.join('')}`;
  const page = `<!doctype html><html lang="en" data-theme="default"><head>${head}</head><body>${markup}</body></html>`;
  const server = createServer((request, answer) => {
    const index = /^\/file-(\d+)$/.exec(request.url ?? '')?.[1];
    const file = files[Number(index)];
    if (!file) return answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache' }).end(page);
    const headers = { 'content-type': TYPES[file.kind], 'cache-control': 'public, max-age=31536000, immutable' };
    // A script inside a comment has its full size and does nothing.
    const body = file.kind === 'script' ? `/*${file.body.toString().replaceAll('*/', '* ')}*/` : file.body;
    return answer.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
