import { newId } from '@quorbit/contracts/lib/ids';
import { expect, test } from 'vitest';
import { mirrorFixture } from '#lib/testing/mirror-fixture.ts';
import { selectSyncFacts } from './sync-facts.ts';

const fixture = mirrorFixture();

test('the sync facts count pending, unsaved, parked and refused work', async () => {
  await fixture.finish();
  await fixture.putRow('held', 'x', {
    opId: 'x',
    type: 'attempt.submit',
    at: '2026-03-01T12:00:00.000Z',
    outcome: 'waiting',
    code: null,
    message: null,
    op: null,
  });
  const unsaved = [{ opId: newId(), type: 'test', v: 1 as const, at: '2026-03-01T12:00:00.000Z', tz: 'UTC', args: {} }];
  expect(await fixture.read(selectSyncFacts, { unsaved })).toEqual({
    pending: 1,
    notSaved: 1,
    parked: 1,
    rejected: [],
    skew: null,
  });
});
