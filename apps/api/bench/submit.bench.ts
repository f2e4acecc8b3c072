// Submitting an attempt over tRPC against the bare SQL that it needs.
import { report, submitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { testDatabaseUrl } from '@quorbit/db/testing';
import * as z from 'zod/mini';
import { startMeasured } from './support/commands.ts';
import { compare } from './support/compare.ts';
import { closeConnections, load, sendJson } from './support/load.ts';
import { printTable } from './support/table.ts';

const SERVER = new URL('./support/submit.server.ts', import.meta.url);
const addresses = z.object({ product: z.string(), bare: z.string(), statements: z.int() });
const submissions = z.array(z.object({ token: z.string(), body: submitAttemptInput }));
const trpcResponse = z.object({ result: z.object({ data: report }) });

async function measure(engine: string) {
  const measured = startMeasured(SERVER, [engine]);
  try {
    const { product, bare, statements } = await measured.ask('addresses', addresses);
    let ready: z.infer<typeof submissions> = [];
    const prepareBare = async (requests: number) => {
      ready = await measured.ask('prepareBare', submissions, requests);
    };
    const prepareLearners = async (requests: number) => {
      ready = await measured.ask('prepareLearners', submissions, requests);
    };
    const post = (requests: number, url: string) =>
      load(requests, (index) => ({ method: 'POST', url, ...ready[index] }));

    await prepareLearners(1);
    await sendJson({ method: 'POST', url: `${product}/trpc/attempts.submit`, ...ready[0] }, trpcResponse);
    const results = await compare(measured, [
      { name: 'bare SQL', prepare: prepareBare, run: (requests) => measured.ask('runBare', z.null(), requests) },
      { name: 'Fastify + zod around it', prepare: prepareBare, run: (requests) => post(requests, `${bare}/submit`) },
      { name: 'tRPC', prepare: prepareLearners, run: (requests) => post(requests, `${product}/trpc/attempts.submit`) },
    ]);
    return { results, statements };
  } finally {
    await measured.stop();
  }
}

const columns = [
  { title: 'PGlite', ...(await measure('PGlite')) },
  ...(testDatabaseUrl === undefined ? [] : [{ title: 'PostgreSQL', ...(await measure('PostgreSQL')) }]),
];
closeConnections();

printTable({
  title: "Submitting a learner's first attempt: CPU of the server per attempt",
  columns: columns.map(({ title }) => title),
  rows: (columns[0]?.results ?? []).map(({ name }, row) => ({
    name,
    results: columns.map(({ results }) => results[row]),
  })),
  notes: [
    `Bare SQL: the ${columns[0]?.statements} statements of one real submission, recorded, then run in one transaction over the same driver.`,
    'tRPC reads the session once more before it opens the transaction. Workers that fold statistics do not run.',
    ...(testDatabaseUrl === undefined ? ['Skipped: PostgreSQL. Set TEST_DATABASE_URL to a server to measure it.'] : []),
  ],
});
