import { isScope } from '@quorbit/contracts/sync/scopes';
import type { Totals } from '../../kernel/area.ts';
import { compare } from '../../lib/totals.ts';
import * as repository from './scopes.repository.ts';

const PAGE = 500;

/** The digest of a scope: the sum of the hashes of its live rows, which shows devices that they miss nothing. */
export const scopeDigests: Totals = {
  of: 'scopes',
  nextKeys: (db, after) => repository.listScopes(db, after, PAGE),
  scopesOf: (scope) => (isScope(scope) ? [scope] : []),
  async inspect(db, scope) {
    const digest = await repository.sumDigest(db, scope);
    const stored = await repository.findDigest(db, scope);
    return {
      differences: stored === undefined ? [] : compare('sync_scopes', scope, { digest: stored }, { digest }),
      repair: (tx) => repository.setDigest(tx, scope, digest),
    };
  },
};
