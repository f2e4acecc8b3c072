import { playAnswers } from '@quorbit/contracts/plays/schema';
import { type Durable, durable } from '#lib/durable/durable.ts';
import { formDraftKey } from '#lib/forms/form-draft-keys.ts';
import type { PlayAnswer } from './play-answers.ts';

/** The answers of a play that the server doesn't have yet, on this device, until it does; never an empty list. */
export type KeptAnswers = Durable<readonly PlayAnswer[]>;

export function keptAnswers(userId: string, playId: string): KeptAnswers {
  const key = formDraftKey(userId, `play:${playId}`);
  return durable(key, (stored) => playAnswers.safeParse(stored).data ?? null, { lasts: 'browser' });
}
