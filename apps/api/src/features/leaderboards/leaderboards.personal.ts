import { boardDays, boardRanks, boardRows } from '@quorbit/db/schema/leaderboards';
import type { PersonalTable } from '../../kernel/personal.ts';
import { deleteRows, lockBoards } from './folding.repository.ts';

export const leaderboardsPersonal: readonly PersonalTable[] = [
  { table: boardDays, exportFields: { not: 'sums of the ledger' }, erasure: 'with the account' },
  {
    table: boardRows,
    exportFields: { not: 'sums of the ledger and of attempts' },
    // The boards stay locked until the account is deleted, so that none of its work is folded meanwhile.
    async erasure({ tx, subject }) {
      await lockBoards(tx);
      await deleteRows(tx, subject.id);
    },
  },
  { table: boardRanks, exportFields: { not: 'a copy of ranks' }, erasure: 'with the account' },
];
