import type { Template } from '../concept.ts';
import { near } from './numbers.ts';

export const percentagesTemplates: readonly Template[] = [
  (draw) => {
    const fives = draw(4, 15);
    const twenties = draw(2, 20);
    const [percent, whole, part] = [5 * fives, 20 * twenties, fives * twenties];
    return {
      question: `What is ${percent}% of ${whole}?`,
      answer: String(part),
      wrong: near(draw, part, twenties),
      why: `${whole} times ${percent} divided by 100 is ${part}.`,
      difficulty: 'easy',
    };
  },
  (draw) => {
    const fives = draw(1, 9);
    const twenties = draw(6, 20);
    const [percent, price, rise] = [5 * fives, 20 * twenties, fives * twenties];
    return {
      question: `A ticket for ${price} gets ${percent}% more expensive. What does it cost now?`,
      answer: String(price + rise),
      // The wrong options subtract the percentage, give only the rise, or add the percentage as if it were an amount.
      wrong: [String(price - rise), String(rise), String(price + percent)],
      why: `${percent}% of ${price} is ${rise}, and ${price} plus ${rise} is ${price + rise}.`,
      difficulty: 'medium',
    };
  },
  (draw) => {
    const smaller = draw(1, 3);
    const larger = draw(4, 7);
    const each = draw(3, 15);
    return {
      question: `${(smaller + larger) * each} sweets are shared in the ratio ${smaller}:${larger}. How many are in the larger share?`,
      answer: String(larger * each),
      wrong: near(draw, larger * each, each),
      why: `There are ${smaller + larger} parts of ${each} each, and the larger share has ${larger} of them.`,
      difficulty: 'medium',
    };
  },
];
