import { digestDifferences, opFailures, opReceipts, syncClients, syncRows, syncScopes } from '@quorbit/db/schema/sync';
import type { PersonalTable } from '../../kernel/personal.ts';
import { deleteScopeRows, deleteScopeState } from './sync.repository.ts';

export const syncPersonal: readonly PersonalTable[] = [
  { table: syncClients, exported: { not: 'how far devices got' }, erased: 'with the account' },
  {
    table: opReceipts,
    exported: { not: 'what became of work that is told where it counts' },
    erased: 'with the account',
  },
  { table: opFailures, exported: { not: 'how often work failed on the server' }, erased: 'with the account' },
  {
    table: digestDifferences,
    exported: { not: 'which devices were sent everything again' },
    erased: 'with the account',
  },
  {
    table: syncRows,
    exported: { not: 'an index of rows that are told' },
    erased: ({ tx, subject }) => deleteScopeRows(tx, subject.id),
  },
  {
    table: syncScopes,
    exported: { not: 'the version of that index' },
    erased: ({ tx, subject }) => deleteScopeState(tx, subject.id),
  },
];
