// The play of a game that goes on, on this device: a page that is loaded again without a network shows it.

import { instant } from '@quorbit/contracts/lib/scalars';
import { isAfterDeadline } from '@quorbit/contracts/plays/rules';
import { type Play, play, playAnswers } from '@quorbit/contracts/plays/schema';
import * as z from 'zod/mini';
import { createDurable } from '#lib/durable/durable.ts';
import { formDraftKey } from '#lib/forms/form-draft-keys.ts';
import type { PlayAnswer } from './play-answers.ts';

const storedSchema = z.object({
  play,
  /** This device's clock when the server told the play. */
  at: instant,
});

type PlayAnswers = readonly z.infer<typeof playAnswers>[number][];

export interface StoredPlay {
  /** The play with all answers given here, as of now; null where there is none, or where none could count any more. */
  read(now?: number): Play | null;
  save(play: Play, now?: number): void;
  /** All answers, those too that the server has. */
  saveAnswers(answers: readonly PlayAnswer[]): void;
  clear(): void;
}

/** The server has all of it: without space for it, a reload needs the network. */
const DURABLE_OPTIONS = { lifetime: 'browser', isLostOnLeave: () => false } as const;

/** One for each game: its next quiz begins once the one before is submitted. */
export function openStoredPlay(userId: string, gameId: string): StoredPlay {
  const durablePlay = createDurable(formDraftKey(userId, `playing:${gameId}`), parseStored, DURABLE_OPTIONS);
  const durableAnswers = createDurable(
    formDraftKey(userId, `playing-answers:${gameId}`),
    parseAnswers,
    DURABLE_OPTIONS,
  );
  return {
    read(now = Date.now()) {
      const stored = durablePlay.read();
      if (!stored) return null;
      // Its own clock tells the device how much time has passed; the server's alone decides what counts.
      const elapsed = Math.max(0, now - Date.parse(stored.at));
      const at = new Date(Date.parse(stored.play.now) + elapsed);
      if (isAfterDeadline(new Date(stored.play.deadline), at)) return null;
      const answers = durableAnswers.read() ?? stored.play.answers;
      return { ...stored.play, now: at.toISOString(), answers: answers.map(withTimeSpent) };
    },
    save(begun, now = Date.now()) {
      durablePlay.set({ play: begun, at: new Date(now).toISOString() });
      durableAnswers.set(begun.answers);
    },
    saveAnswers: (answers) => void durableAnswers.set(answers),
    clear() {
      durablePlay.set(null);
      durableAnswers.set(null);
    },
  };
}

const withTimeSpent = ({ timeSpent = 0, ...answer }: PlayAnswers[number]) => ({ ...answer, timeSpent });

const parseStored = (stored: unknown) => z.safeParse(storedSchema, stored).data ?? null;
const parseAnswers = (stored: unknown): PlayAnswers | null => z.safeParse(playAnswers, stored).data ?? null;
