// The play of a game that goes on, on this device: a page that is loaded again without a network shows it.

import { instant } from '@quorbit/contracts/lib/scalars';
import { isTooLate } from '@quorbit/contracts/plays/rules';
import { type Play, play, playAnswers } from '@quorbit/contracts/plays/schema';
import * as z from 'zod/mini';
import { formDraftKey } from '#lib/form-draft-keys.ts';
import type { PlayAnswer } from './play-answers.ts';

const keptSchema = z.object({
  play,
  /** This device's clock when the server told the play. */
  at: instant,
});

export interface KeptPlay {
  /** The play with all answers given here, as of now; null where there is none, or where none could count any more. */
  read(now?: number): Play | null;
  keep(play: Play, now?: number): void;
  /** All answers, those too that the server has. */
  keepAnswers(answers: readonly PlayAnswer[]): void;
  drop(): void;
}

/** One for each game: its next quiz begins once the one before is submitted. */
export function keptPlay(userId: string, gameId: string): KeptPlay {
  const keys = {
    play: formDraftKey(userId, `playing:${gameId}`),
    answers: formDraftKey(userId, `playing-answers:${gameId}`),
  };
  const drop = () => {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  };
  return {
    read(now = Date.now()) {
      const kept = z.safeParse(keptSchema, stored(keys.play)).data;
      if (!kept) return null;
      // Its own clock tells the device how much time has passed; the server's alone decides what counts.
      const passed = Math.max(0, now - Date.parse(kept.at));
      const at = new Date(Date.parse(kept.play.now) + passed);
      if (isTooLate(new Date(kept.play.deadline), at)) return null;
      const answers = z.safeParse(playAnswers, stored(keys.answers)).data ?? kept.play.answers;
      return { ...kept.play, now: at.toISOString(), answers: answers.map(withTime) };
    },
    keep(begun, now = Date.now()) {
      store(keys.play, { play: begun, at: new Date(now).toISOString() });
      store(keys.answers, begun.answers);
    },
    keepAnswers: (answers) => store(keys.answers, answers),
    drop,
  };
}

const withTime = ({ timeSpent = 0, ...answer }: z.infer<typeof playAnswers>[number]) => ({ ...answer, timeSpent });

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Where there is no space for it, a reload needs the network. */
function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    localStorage.removeItem(key);
  }
}
