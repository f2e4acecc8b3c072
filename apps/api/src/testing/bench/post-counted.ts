import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The headers that Chromium adds to a request of the app. */
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9',
  accept: '*/*',
  origin: 'https://quorbit.example.org',
  referer: 'https://quorbit.example.org/quizzes',
  'sec-ch-ua': '"Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Windows"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** The numbers of bytes that a request sent (up) and received (down). */
export interface ByteCounts {
  /** Bytes of the request's body as sent, whether compressed or not; `down` is the same for the response. */
  up: number;
  down: number;
  /** Bytes of the whole request as sent, headers included; `totalDown` is the same for the response. */
  totalUp: number;
  totalDown: number;
}

interface Request {
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Posts a request over its own connection, counts all bytes, and accepts a compressed response like a browser. */
export function postCounted(url: string, { headers, body }: Request) {
  return new Promise<ByteCounts & { status: number; text: string }>((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: { ...BROWSER, ...headers }, agent: false }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const raw = Buffer.concat(parts);
        const text = decompress(raw, incoming.headers['content-encoding']).toString();
        const { bytesWritten: totalUp, bytesRead: totalDown } = incoming.socket;
        resolve({ up: body.length, down: raw.length, totalUp, totalDown, status: incoming.statusCode ?? 500, text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function decompress(raw: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(raw);
  return encoding === 'gzip' ? gunzipSync(raw) : raw;
}
