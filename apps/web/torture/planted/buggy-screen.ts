// Screens with one fault each: the app's own selectors, over what a worse mirror would have.
import { type ReadScreen, readScreen, type Screen, type ScreenInput } from '../oracle/screen/screen.ts';
import { type ClientParts, defaultClient } from '../world/tab.ts';

type Content = ScreenInput['content'];

/** A client one part of whose screen is read from something else than the disk has. */
function misread(parts: readonly (keyof Screen)[], worse: (content: Content) => Content): ClientParts {
  const screen: ReadScreen = async (sight) => {
    const right = await readScreen(sight);
    const wrong = await readScreen({ ...sight, content: worse(sight.content) });
    return { ...right, ...Object.fromEntries(parts.map((part) => [part, wrong[part]])) };
  };
  return { ...defaultClient, screen };
}

/** Of settled attempts nothing says that their rows are here. */
const attemptsNeverArrived = (content: Content): Content => ({
  ...content,
  rows: content.rows.filter(({ kind }) => kind !== 'attempt'),
  journal: content.journal.map((entry) => ({ ...entry, order: Number.POSITIVE_INFINITY })),
});

/** Settled attempts are shown as pending beside their rows. */
export const showingSettledTwice = misread(['attempts'], attemptsNeverArrived);

/** What settled attempts earned is added to the server's figures again. */
export const countingSettledTwice = misread(['progress'], attemptsNeverArrived);

/** Cards that were never rated are left out. */
export const withoutNewCards: ClientParts = {
  ...defaultClient,
  async screen(sight) {
    const { deck, ...screen } = await readScreen(sight);
    return { ...screen, deck: { ...deck, cards: deck.cards.filter(({ state }) => state !== 'new') } };
  },
};

/** What was parked once is parked, whatever rows say. */
export const believingParked = misread(['attempts', 'work'], (content) => ({
  ...content,
  journal: content.journal.map((entry) => (entry.parked ? { ...entry, order: Number.POSITIVE_INFINITY } : entry)),
}));

/** The streak always begins anew. */
export const withoutStreak: ClientParts = {
  ...defaultClient,
  async screen(sight) {
    const { progress, ...screen } = await readScreen(sight);
    return { ...screen, progress: { ...progress, streak: progress.streak && { ...progress.streak, count: 0 } } };
  },
};
