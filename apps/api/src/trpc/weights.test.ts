// Anybody can make accounts, and a batch counts as one request: work that callers without a session can cause must
// therefore cost points.
import { expect, it } from 'vitest';
import { areas } from '../areas.ts';
import type { Area } from '../kernel/area.ts';
import { CALLABLE_AREAS, importCalls } from '../testing/area/find-calls.ts';

interface Defined {
  _def: { type: string; meta?: { points?: number; mustBeUnbatched?: boolean } };
}

it('each writing call that needs no session costs at least five points and can’t be batched', async () => {
  const cheap: string[] = [];
  const dear: string[] = [];
  for (const name of CALLABLE_AREAS) {
    const { router } = (areas as Readonly<Record<string, Area>>)[name] ?? {};
    const { procedures: rows } = await importCalls(name);
    for (const [procedure, { _def }] of Object.entries(
      (router?._def.procedures ?? {}) as unknown as Record<string, Defined>,
    )) {
      if (_def.type !== 'mutation' || rows[procedure]?.endings.signedOut === 'UNAUTHENTICATED') continue;
      const { points = 1, mustBeUnbatched = false } = _def.meta ?? {};
      (points >= 5 && mustBeUnbatched ? dear : cheap).push(`${name}.${procedure}`);
    }
  }
  // The calls `verifyEmail` and `stopReminders` need a token from an e-mail and change only data of the user it was
  // sent to.
  expect(cheap).toEqual(['accounts.verifyEmail', 'accounts.stopReminders']);
  // Guards against a test that passes because no call was found.
  expect(dear).toContain('accounts.register');
});

it('no account mutation can be batched, and each one that hashes or sends mail costs at least five points', () => {
  const procedures = areas.accounts.router._def.procedures as unknown as Record<string, Defined>;
  const mutations = Object.entries(procedures).filter(([, { _def }]) => _def.type === 'mutation');
  expect(mutations.filter(([, { _def }]) => !_def.meta?.mustBeUnbatched).map(([name]) => name)).toEqual([]);
  const cheap = mutations.filter(([, { _def }]) => (_def.meta?.points ?? 1) < 5).map(([name]) => name);
  // These cheap mutations change only a few rows of one user, except for the export, which is charged by its size. A
  // new mutation must cost at least five points or be listed here.
  expect(cheap.sort()).toEqual([
    'endSession',
    'export',
    'logout',
    'logoutAll',
    'stopReminders',
    'updateRole',
    'updateSettings',
    'verifyEmail',
  ]);
});
