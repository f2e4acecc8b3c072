// Accounts are free and a batch is one request: what people without a session may make the server do has a price.
import { expect, it } from 'vitest';
import { areas } from '../areas.ts';
import type { Area } from '../kernel/area.ts';
import { CALLABLE_AREAS, importCalls } from '../testing/area/find-calls.ts';

interface Defined {
  _def: { type: string; meta?: { points?: number; mustBeUnbatched?: boolean } };
}

it('whoever has no session pays for each call that writes, and makes it in a request of its own', async () => {
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
  // Both take a token from a mail, and change one row of its owner.
  expect(cheap).toEqual(['accounts.verifyEmail', 'accounts.stopReminders']);
  // The test would pass as well if nothing were found.
  expect(dear).toContain('accounts.register');
});

it('everything that changes an account is a request of its own, and has a price where it hashes or mails', () => {
  const procedures = areas.accounts.router._def.procedures as unknown as Record<string, Defined>;
  const mutations = Object.entries(procedures).filter(([, { _def }]) => _def.type === 'mutation');
  expect(mutations.filter(([, { _def }]) => !_def.meta?.mustBeUnbatched).map(([name]) => name)).toEqual([]);
  const cheap = mutations.filter(([, { _def }]) => (_def.meta?.points ?? 1) < 5).map(([name]) => name);
  // These change a few rows of their owner; an export is charged by its size. Whatever comes new has a price, or is named here.
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
