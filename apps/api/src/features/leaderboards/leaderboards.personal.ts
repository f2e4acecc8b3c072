import { boardDays, boardRanks, boardRows } from '@quorbit/db/schema/leaderboards';
import type { PersonalTable } from '../../kernel/personal.ts';
import { eraseRows, lockBoards } from './folding.repository.ts';

export const leaderboardsPersonal: readonly PersonalTable[] = [
  { table: boardDays, exported: { not: 'sums of the ledger' }, erased: 'with the account' },
  {
    table: boardRows,
    exported: { not: 'sums of the ledger and of attempts' },
    // The boards stay locked until the account is gone: nothing of it is folded meanwhile.
    async erased({ tx, subject }) {
      await lockBoards(tx);
      await eraseRows(tx, subject.id);
    },
  },
  { table: boardRanks, exported: { not: 'a copy of ranks' }, erased: 'with the account' },
];
