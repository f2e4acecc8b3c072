// Stores the running play of a game on this device, so that the page can be reloaded without a network.

import { instant } from '@quorbit/contracts/lib/scalars';
import { isAfterDeadline } from '@quorbit/contracts/plays/rules';
import { type Play, play, playAnswers } from '@quorbit/contracts/plays/schema';
import * as z from 'zod/mini';
import { createDurable } from '#lib/durable/durable.ts';
import { formDraftKey } from '#lib/forms/form-draft-keys.ts';
import type { PlayAnswer } from './play-answers.ts';

const storedSchema = z.object({
  play,
  /** The time on this device's clock when the server sent the play. */
  at: instant,
});

type PlayAnswers = readonly z.infer<typeof playAnswers>[number][];

export interface StoredPlay {
  /**
   * Returns the play as of now with all answers given on this device; null if no play is stored or its deadline has
   * passed.
   */
  read(now?: number): Play | null;
  save(play: Play, now?: number): void;
  /** Stores all answers of the play, including the answers that the server already has. */
  saveAnswers(answers: readonly PlayAnswer[]): void;
  clear(): void;
}

/**
 * Options for storing a play on this device. The server has the whole play, so leaving the page loses nothing even if
 * the browser couldn't store it; a reload then needs the network.
 */
const DURABLE_OPTIONS = { lifetime: 'browser', isLostOnLeave: () => false } as const;

/**
 * Opens the stored play of a game. Each game has one, because its next quiz begins only after the previous one was
 * submitted.
 */
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
      // The elapsed time is measured by the device's own clock. The server alone decides which answers count.
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
