import { expect, test } from 'vitest';
import { keyedQuestion } from '../testing/review-fixture.ts';
import { searchCards } from './search-cards.ts';

const card = (text: string | null, title: string) => ({
  question: text === null ? null : keyedQuestion(text),
  quiz: { id: title, title, category: 'Science' },
});
const CARDS = [card('Which **planet** is red?', 'Space'), card(null, 'Planets'), card('Which river is long?', 'Water')];

test.each([
  ['', 3],
  ['PLANET', 2],
  ['water', 1],
  ['river is', 1],
  ['moon', 0],
])('searching %j finds %i cards by question and quiz', (text, count) => {
  expect(searchCards(CARDS, text)).toHaveLength(count);
});
