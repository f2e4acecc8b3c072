import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOOK_AHEAD, pickNextReview, RECENT_REVIEWS } from './pick-next-review.ts';

interface Card {
  place: number;
  quiz: { id: string };
}

const cardsOf = (quizzes: string) => [...quizzes].map((id, place): Card => ({ place, quiz: { id } }));

/** The whole order, as somebody sees it who rates card after card. */
function ordered(cards: readonly Card[]): Card[] {
  const left = [...cards];
  const shown: Card[] = [];
  for (;;) {
    const next = pickNextReview(
      left,
      shown.map(({ quiz }) => quiz.id),
    );
    if (!next) return shown;
    left.splice(left.indexOf(next), 1);
    shown.push(next);
  }
}

const mixed = (quizzes: string) =>
  ordered(cardsOf(quizzes))
    .map(({ quiz }) => quiz.id)
    .join('');

test.each([
  ['', ''],
  ['A', 'A'],
  ['AAA', 'AAA'],
  ['AABB', 'ABAB'],
  ['AAABBBCCC', 'ABCABCABC'],
  ['ABCABC', 'ABCABC'],
  ['AAAAB', 'ABAAA'],
])('%s is shown as %s', (due, shown) => {
  expect(mixed(due)).toBe(shown);
});

test('goes on from what was seen before', () => {
  expect(pickNextReview(cardsOf('AAB'), ['A'])?.quiz.id).toBe('B');
  expect(pickNextReview(cardsOf('AAB'), ['B'])?.quiz.id).toBe('A');
});

test('a quiz beyond the cards whose turn is near waits', () => {
  // Once three are done, it is the tenth.
  expect(mixed(`${'A'.repeat(LOOK_AHEAD + 2)}B`).indexOf('B')).toBe(3);
});

describe('whatever is due', () => {
  const due = fc
    .array(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: 60 })
    .map((quizzes) => cardsOf(quizzes.join('')));

  test('each card comes once', () => {
    fc.assert(
      fc.property(due, (cards) => {
        expect(
          ordered(cards)
            .map(({ place }) => place)
            .sort((a, b) => a - b),
        ).toEqual(cards.map(({ place }) => place));
      }),
    );
  });

  test('cards of one quiz come in their order', () => {
    fc.assert(
      fc.property(due, (cards) => {
        for (const id of 'ABCDE') {
          const places = ordered(cards)
            .filter(({ quiz }) => quiz.id === id)
            .map(({ place }) => place);
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
      }),
    );
  });

  test('none comes too early, and the first one waits for a few at most', () => {
    fc.assert(
      fc.property(due, (cards) => {
        for (const [index, { place }] of ordered(cards).entries()) expect(place - index).toBeLessThan(LOOK_AHEAD);
        let waited = 0;
        let left = cards;
        for (const card of ordered(cards)) {
          waited = card === left[0] ? 0 : waited + 1;
          expect(waited).toBeLessThanOrEqual(RECENT_REVIEWS);
          left = left.filter((other) => other !== card);
        }
      }),
    );
  });

  test('a quiz follows itself only where no other one is near', () => {
    fc.assert(
      fc.property(due, (cards) => {
        const shown = ordered(cards);
        for (const [index, card] of shown.entries()) {
          if (card.quiz.id !== shown[index - 1]?.quiz.id) continue;
          const before = new Set(shown.slice(0, index));
          const near = cards.filter((other) => !before.has(other)).slice(0, LOOK_AHEAD);
          expect(new Set(near.map(({ quiz }) => quiz.id))).toEqual(new Set([card.quiz.id]));
        }
      }),
    );
  });
});
