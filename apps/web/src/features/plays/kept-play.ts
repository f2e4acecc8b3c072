// The play of a game that goes on, on this device: a page that is loaded again without a network shows it.

import { instant } from '@quorbit/contracts/lib/scalars';
import { isTooLate } from '@quorbit/contracts/plays/rules';
import { type Play, play, playAnswers } from '@quorbit/contracts/plays/schema';
import * as z from 'zod/mini';
import { durable } from '#lib/durable/durable.ts';
import { formDraftKey } from '#lib/forms/form-draft-keys.ts';
import type { PlayAnswer } from './play-answers.ts';

const keptSchema = z.object({
  play,
  /** This device's clock when the server told the play. */
  at: instant,
});

type PlayAnswers = readonly z.infer<typeof playAnswers>[number][];

export interface KeptPlay {
  /** The play with all answers given here, as of now; null where there is none, or where none could count any more. */
  read(now?: number): Play | null;
  keep(play: Play, now?: number): void;
  /** All answers, those too that the server has. */
  keepAnswers(answers: readonly PlayAnswer[]): void;
  drop(): void;
}

/** The server has all of it: without space for it, a reload needs the network. */
const COPY = { lasts: 'browser', wouldLose: () => false } as const;

/** One for each game: its next quiz begins once the one before is submitted. */
export function keptPlay(userId: string, gameId: string): KeptPlay {
  const keptBegun = durable(formDraftKey(userId, `playing:${gameId}`), begunIn, COPY);
  const keptAnswers = durable(formDraftKey(userId, `playing-answers:${gameId}`), answersIn, COPY);
  return {
    read(now = Date.now()) {
      const kept = keptBegun.read();
      if (!kept) return null;
      // Its own clock tells the device how much time has passed; the server's alone decides what counts.
      const passed = Math.max(0, now - Date.parse(kept.at));
      const at = new Date(Date.parse(kept.play.now) + passed);
      if (isTooLate(new Date(kept.play.deadline), at)) return null;
      const answers = keptAnswers.read() ?? kept.play.answers;
      return { ...kept.play, now: at.toISOString(), answers: answers.map(withTime) };
    },
    keep(begun, now = Date.now()) {
      keptBegun.keep({ play: begun, at: new Date(now).toISOString() });
      keptAnswers.keep(begun.answers);
    },
    keepAnswers: (answers) => void keptAnswers.keep(answers),
    drop() {
      keptBegun.keep(null);
      keptAnswers.keep(null);
    },
  };
}

const withTime = ({ timeSpent = 0, ...answer }: PlayAnswers[number]) => ({ ...answer, timeSpent });

const begunIn = (stored: unknown) => z.safeParse(keptSchema, stored).data ?? null;
const answersIn = (stored: unknown): PlayAnswers | null => z.safeParse(playAnswers, stored).data ?? null;
