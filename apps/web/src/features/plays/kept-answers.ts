// The answers of a play that the server doesn't have yet, on this device, until it does.
import { playAnswers } from '@quorbit/contracts/plays/schema';
import { formDraftKey } from '#lib/form-draft-keys.ts';
import type { PlayAnswer } from './play-answers.ts';

export interface KeptAnswers {
  read(): PlayAnswer[];
  /** Returns whether they are there when the page is loaded again. */
  keep(answers: readonly PlayAnswer[]): boolean;
}

export function keptAnswers(userId: string, playId: string): KeptAnswers {
  const key = formDraftKey(userId, `play:${playId}`);
  return {
    read() {
      try {
        return playAnswers.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? [];
      } catch {
        return [];
      }
    },
    keep(answers) {
      try {
        if (answers.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(answers));
        return true;
      } catch {
        return false;
      }
    },
  };
}
