import { playAnswers } from '@quorbit/contracts/plays/schema';
import { createDurable, type Durable } from '#lib/durable/durable.ts';
import { formDraftKey } from '#lib/forms/form-draft-keys.ts';
import type { PlayAnswer } from './play-answers.ts';

/**
 * The answers of a play that the server hasn't received yet, stored on this device until then; null instead of an empty
 * list.
 */
export type StoredAnswers = Durable<readonly PlayAnswer[]>;

export function openStoredAnswers(userId: string, playId: string): StoredAnswers {
  const key = formDraftKey(userId, `play:${playId}`);
  return createDurable(key, (stored) => playAnswers.safeParse(stored).data ?? null, { lifetime: 'browser' });
}
