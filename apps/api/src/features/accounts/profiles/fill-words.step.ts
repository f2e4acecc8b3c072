import type { DataStep } from '@quorbit/db/client';
import { insertWords, pageOfNames } from './user-words.repository.ts';

const PAGE = 500;

/** Makes existing accounts searchable by name. */
export const fillWords: DataStep = {
  migration: '0024_friends',
  async run(tx) {
    let after: string | null = null;
    do {
      const page: { id: string; name: string }[] = await pageOfNames(tx, after, PAGE);
      await insertWords(tx, page);
      after = page.at(-1)?.id ?? null;
    } while (after !== null);
  },
};
