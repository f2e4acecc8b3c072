import { isLeech } from '@quorbit/contracts/reviews/leeches';
import type { DeckCard } from '../review-deck.mirror.ts';
import type { QuestionFilter } from './question-filter.ts';

type Card = Pick<DeckCard, 'lapses' | 'suspended' | 'due' | 'questionId'>;

/**
 * Returns the cards that match the filter, sorted by due date; for the filter of tricky cards, by how often each was
 * forgotten.
 */
export function filterCards<C extends Card>(cards: readonly C[], filter: QuestionFilter): C[] {
  const matching = cards.filter((card) => {
    if (filter === 'tricky') return isLeech(card) && !card.suspended;
    return filter === 'all' || card.suspended;
  });
  return matching.sort(
    (a, b) =>
      (filter === 'tricky' ? b.lapses - a.lapses : 0) ||
      a.due.localeCompare(b.due) ||
      a.questionId.localeCompare(b.questionId),
  );
}
