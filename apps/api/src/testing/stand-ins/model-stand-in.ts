import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelStandIn {
  /** Environment variables that make the server use this stand-in as its language model. */
  env: Record<string, string>;
  /** The model's next replies: the text of a message, or an HTTP status. When they are used up, it replies with 500. */
  answers: (string | number)[];
  /** The raw bodies of the requests that the model received. */
  requests: string[];
  /** Called and awaited before each reply of the model. */
  beforeAnswer: () => Promise<unknown>;
  close(): Promise<void>;
}

/** Starts an OpenAI-compatible endpoint on this machine; the test sets the model's replies. */
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
