import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FEATURES = join(import.meta.dirname, '../../features');
const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(FEATURES, path), 'utf8') }));

const QUERY = /\buse(?:Infinite|Suspense)?Query\(/;
const POLICY =
  /\b(?:serverOnly|serverThenLastReply|serverThenOwnLastReply|serverThenDevice|deviceThenLastReply|deviceThenServer)\.options\b|\bSERVER_ONCE\b/;

test('queries are in `<area>.queries.ts` files only', () => {
  const elsewhere = files.filter(({ path, text }) => !path.endsWith('.queries.ts') && QUERY.test(text));
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});

test('every query takes a policy for its data source and for an unreachable server', () => {
  const without = files
    .filter(({ path }) => path.endsWith('.queries.ts'))
    .flatMap(({ path, text }) =>
      withoutPolicy(text).map((name) => `${path}: ${name} takes no policy of lib/server/read-policy.ts`),
    );
  expect(without).toEqual([]);
});

test('the queries whose last reply is stored are those in the golden file', async () => {
  const kept = files
    .flatMap(({ text }) => text.split(/^(?=(?:export )?function )/m))
    .filter(
      (part) =>
        QUERY.test(part) &&
        /\b(?:serverThenLastReply|serverThenOwnLastReply|deviceThenLastReply)\.options\b/.test(part),
    )
    .map((part) => /trpc\.([\w.]+)\.use\w*Query/.exec(part)?.[1]);
  expect(kept).not.toContain(undefined);
  await expect(`${[...new Set(kept)].sort().join('\n')}\n`).toMatchFileSnapshot('golden/kept-replies.snap');
});

test('finds a query without a policy', () => {
  const good = 'export function useA() {\n  return serverOnly.view(trpc.a.get.useQuery(1, serverOnly.options));\n}\n';
  const bad = 'export function useB() {\n  return trpc.b.list.useInfiniteQuery({}, { retry: false });\n}\n';
  expect(withoutPolicy(`${good}\n${bad}\n${good}`)).toEqual(['useB']);
});

/** Returns the names of a module's functions that make a query without a policy. */
function withoutPolicy(text: string): (string | undefined)[] {
  return text
    .split(/^(?=(?:export )?function )/m)
    .filter((part) => QUERY.test(part) && !POLICY.test(part))
    .map((part) => /function (\w+)/.exec(part)?.[1]);
}
