import { isScope } from '@quorbit/contracts/sync/scopes';
import type { Totals } from '../../kernel/area.ts';
import { listDifferences } from '../../lib/differences.ts';
import * as repository from './scopes.repository.ts';

const PAGE_SIZE = 500;

/**
 * Checks and repairs the digest of each scope: the sum of the hashes of its live rows, by which devices notice missing
 * rows.
 */
export const scopeDigests: Totals = {
  label: 'scopes',
  nextKeys: (db, after) => repository.listScopes(db, after, PAGE_SIZE),
  scopesOf: (scope) => (isScope(scope) ? [scope] : []),
  async inspect(db, scope) {
    const digest = await repository.computeDigest(db, scope);
    const stored = await repository.findDigest(db, scope);
    return {
      differences: stored === undefined ? [] : listDifferences('sync_scopes', scope, { digest: stored }, { digest }),
      repair: (tx) => repository.updateDigest(tx, scope, digest),
    };
  },
};
