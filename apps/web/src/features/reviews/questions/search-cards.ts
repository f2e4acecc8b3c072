import { toPlainText } from '#ui/rich-text/parse-rich-text.ts';
import type { DeckCard } from '../review-deck.mirror.ts';

/** Returns the cards whose question or quiz contains the text, in any case; all cards for an empty text. */
export function searchCards<C extends Pick<DeckCard, 'question' | 'quiz'>>(
  cards: readonly C[],
  text: string,
): readonly C[] {
  if (text === '') return cards;
  const wanted = text.toLowerCase();
  return cards.filter(({ question, quiz }) =>
    `${question ? toPlainText(question.question) : ''}\n${quiz.title}`.toLowerCase().includes(wanted),
  );
}
