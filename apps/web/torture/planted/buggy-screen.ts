// Faulty screens for testing the oracle: each computes the app's own selectors from wrong data, or changes their
// result.
import { type ReadScreen, readScreen, type Screen, type ScreenInput } from '../oracle/screen/screen.ts';
import { type ClientParts, defaultClient } from '../world/tab.ts';

type Content = ScreenInput['content'];

/** Returns a client that computes the given parts of its screen from changed disk content. */
function misread(parts: readonly (keyof Screen)[], worse: (content: Content) => Content): ClientParts {
  const screen: ReadScreen = async (sight) => {
    const right = await readScreen(sight);
    const wrong = await readScreen({ ...sight, content: worse(sight.content) });
    return { ...right, ...Object.fromEntries(parts.map((part) => [part, wrong[part]])) };
  };
  return { ...defaultClient, screen };
}

/** Changes a disk's content so that accepted attempts look as if their rows had never arrived. */
const attemptsNeverArrived = (content: Content): Content => ({
  ...content,
  rows: content.rows.filter(({ kind }) => kind !== 'attempt'),
  journal: content.journal.map((entry) => ({ ...entry, order: Number.POSITIVE_INFINITY })),
});

/** A faulty screen that shows accepted attempts as pending beside their rows. */
export const showingSettledTwice = misread(['attempts'], attemptsNeverArrived);

/** A faulty screen that adds the XP of accepted attempts to the server's figures a second time. */
export const countingSettledTwice = misread(['progress'], attemptsNeverArrived);

/** A faulty screen that leaves out cards that were never rated. */
export const withoutNewCards: ClientParts = {
  ...defaultClient,
  async screen(sight) {
    const { deck, ...screen } = await readScreen(sight);
    return { ...screen, deck: { ...deck, cards: deck.cards.filter(({ state }) => state !== 'new') } };
  },
};

/** A faulty screen that shows work that was ever parked as still parked, whatever the rows say. */
export const believingParked = misread(['attempts', 'work'], (content) => ({
  ...content,
  journal: content.journal.map((entry) => (entry.parked ? { ...entry, order: Number.POSITIVE_INFINITY } : entry)),
}));

/** A faulty screen that always shows a streak of 0 days. */
export const withoutStreak: ClientParts = {
  ...defaultClient,
  async screen(sight) {
    const { progress, ...screen } = await readScreen(sight);
    return { ...screen, progress: { ...progress, streak: progress.streak && { ...progress.streak, count: 0 } } };
  },
};
