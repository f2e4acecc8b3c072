import { expect, it } from 'vitest';
import { shareParsers } from './shared-parsers.ts';

it('the wrapped client keeps parsers that come with statements, also in transactions, and passes on the rest', async () => {
  const asked: unknown[][] = [];
  const query = async (...args: unknown[]) => asked.push(args);
  const client = {
    parsers: { 16: (text: string) => text === 't' },
    query,
    transaction: (work: (tx: { query: typeof query }) => Promise<unknown>) => work({ query }),
  };
  const shared = shareParsers(client);
  const asText = (text: string) => text;
  await shared.query('select $1', ['a'], { rowMode: 'array', parsers: { 1082: asText } });
  await shared.transaction((tx) => tx.query('select 2', [], { parsers: { 1184: asText } }));
  await shared.query('select 3');
  expect(asked).toEqual([
    ['select $1', ['a'], { rowMode: 'array' }],
    ['select 2', [], {}],
    ['select 3', undefined, {}],
  ]);
  expect(Object.keys(client.parsers)).toEqual(['16', '1082', '1184']);
});
