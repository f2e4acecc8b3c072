import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelStandIn {
  /** Variables with which the server asks it. */
  env: Record<string, string>;
  /** What it answers next: the text of a message, or a status. Once there are no more, 500. */
  answers: (string | number)[];
  /** What it was asked, as it came. */
  requests: string[];
  /** Called before it answers. */
  beforeAnswer: () => Promise<unknown>;
  close(): Promise<void>;
}

/** A model behind an OpenAI-compatible endpoint on this machine that says what a test tells it to. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    standIn.requests.push(body);
    const answer = standIn.answers.shift() ?? 500;
    await standIn.beforeAnswer();
    if (typeof answer === 'number') {
      response.writeHead(answer).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer } }] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const standIn: ModelStandIn = {
    env: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API_KEY: 'only-for-tests', AI_MODEL: 'small' },
    answers: [],
    requests: [],
    beforeAnswer: async () => {},
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return standIn;
}
