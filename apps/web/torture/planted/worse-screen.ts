// Screens with one fault each: the app's own readers, over what a worse mirror would have told them.

import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { reviewRate } from '#features/reviews/reviews.mirror.ts';
import { type ReadScreen, readScreen, type Screen, type Sight } from '../oracle/screen/screen.ts';
import { type ClientParts, soundClient } from '../world/tab.ts';

type Content = Sight['content'];

/** A client one part of whose screen is read from something else than the disk has. */
function misread(parts: readonly (keyof Screen)[], worse: (content: Content) => Content): ClientParts {
  const screen: ReadScreen = async (sight) => {
    const right = await readScreen(sight);
    const wrong = await readScreen({ ...sight, content: worse(sight.content) });
    return { ...right, ...Object.fromEntries(parts.map((part) => [part, wrong[part]])) };
  };
  return { ...soundClient, screen };
}

/** Nobody looks whether the row of pending work is here. */
export const showingPendingTwice = misread(['attempts'], (content) => ({
  ...content,
  rows: content.rows.filter(({ kind }) => kind !== 'attempt'),
}));

/** What is acknowledged is no longer pending, whether its rows are here or not. */
export const forgettingAcknowledged = misread(['attempts', 'work', 'deck', 'progress'], (content) => ({
  ...content,
  meta: content.meta && { ...content.meta, settled: Number.POSITIVE_INFINITY },
}));

/** What was parked once is parked, whatever rows say. */
export const believingParked = misread(['attempts', 'work'], (content) => ({
  ...content,
  journal: content.journal.map((entry) => (entry.parked ? { ...entry, order: Number.POSITIVE_INFINITY } : entry)),
}));

/** Ratings that wait do not put their cards off. */
export const dueWithoutRatings = misread(['deck'], (content) => ({
  ...content,
  outbox: content.outbox.filter(({ type }) => type !== reviewRate.type),
}));

/** The days of work that waits are left out of the streak. */
export const streakWithoutPending: ClientParts = {
  ...soundClient,
  async screen(sight) {
    const screen = await readScreen(sight);
    const known = sight.content.outbox.filter(({ type }) => type !== attemptSubmit.type);
    const { progress } = await readScreen({ ...sight, content: { ...sight.content, outbox: known } });
    return { ...screen, progress: { ...screen.progress, streak: progress.streak } };
  },
};
