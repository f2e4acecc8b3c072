import { digestDifferences, opFailures, opReceipts, syncClients, syncRows, syncScopes } from '@quorbit/db/schema/sync';
import type { PersonalTable } from '../../kernel/personal.ts';
import { deleteScopeRows, deleteScopeState } from './sync.repository.ts';

export const syncPersonal: readonly PersonalTable[] = [
  { table: syncClients, exportFields: { not: 'how far devices got' }, erasure: 'with the account' },
  {
    table: opReceipts,
    exportFields: { not: 'what became of work that is told where it counts' },
    erasure: 'with the account',
  },
  { table: opFailures, exportFields: { not: 'how often work failed on the server' }, erasure: 'with the account' },
  {
    table: digestDifferences,
    exportFields: { not: 'which devices were sent everything again' },
    erasure: 'with the account',
  },
  {
    table: syncRows,
    exportFields: { not: 'an index of rows that are told' },
    erasure: ({ tx, subject }) => deleteScopeRows(tx, subject.id),
  },
  {
    table: syncScopes,
    exportFields: { not: 'the version of that index' },
    erasure: ({ tx, subject }) => deleteScopeState(tx, subject.id),
  },
];
