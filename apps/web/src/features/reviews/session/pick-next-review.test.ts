import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOOK_AHEAD, pickNextReview, RECENT_REVIEWS } from './pick-next-review.ts';

interface Card {
  place: number;
  quiz: { id: string };
}

const cardsOf = (quizzes: string) => [...quizzes].map((id, place): Card => ({ place, quiz: { id } }));

/** Returns the cards in the order in which they are shown to a learner who rates one after another. */
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
])('shows %s in the order %s', (due, shown) => {
  expect(mixed(due)).toBe(shown);
});

test('avoids quizzes of the reviews seen before', () => {
  expect(pickNextReview(cardsOf('AAB'), ['A'])?.quiz.id).toBe('B');
  expect(pickNextReview(cardsOf('AAB'), ['B'])?.quiz.id).toBe('A');
});

test('a card beyond the look-ahead waits, even if its quiz wasn’t seen', () => {
  // Once three cards have been shown, the card of quiz B is the tenth remaining one and thus within the look-ahead.
  expect(mixed(`${'A'.repeat(LOOK_AHEAD + 2)}B`).indexOf('B')).toBe(3);
});

describe('the order of due cards', () => {
  const due = fc
    .array(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: 60 })
    .map((quizzes) => cardsOf(quizzes.join('')));

  test('contains each card once', () => {
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

  test('preserves the order within each quiz', () => {
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

  test('shows no card too early, and lets the first card wait for a few others at most', () => {
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

  test('repeats a quiz only if no card of another quiz is near', () => {
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
