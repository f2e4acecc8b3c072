import type { Template } from '../concept.ts';
import { near, pick } from './numbers.ts';

export const fractionsTemplates: readonly Template[] = [
  (draw) => {
    // A prime denominator keeps the sum in lowest terms.
    const parts = pick(draw, [7, 11, 13]);
    const first = draw(1, parts - 3);
    const second = draw(1, parts - first - 2);
    const sum = first + second;
    return {
      question: `What is ${first}/${parts} + ${second}/${parts}?`,
      answer: `${sum}/${parts}`,
      wrong: [`${sum}/${2 * parts}`, `${sum + 1}/${parts}`, `${sum}/${parts + 1}`],
      why: `The parts are of the same size, so only the numerators are added: ${first} plus ${second} is ${sum}.`,
      difficulty: 'easy',
    };
  },
  (draw) => {
    const parts = draw(5, 9);
    const taken = draw(4, parts - 1);
    const each = draw(3, 12);
    return {
      question: `What is ${taken}/${parts} of ${parts * each}?`,
      answer: String(taken * each),
      wrong: near(draw, taken * each, each),
      why: `${parts * each} divided by ${parts} is ${each}, and ${taken} times ${each} is ${taken * each}.`,
      difficulty: 'medium',
    };
  },
  (draw) => {
    const whole = draw(2, 9);
    const parts = draw(3, 9);
    const over = draw(1, parts - 1);
    const top = whole * parts + over;
    return {
      question: `How is the mixed number ${whole} ${over}/${parts} written as an improper fraction?`,
      answer: `${top}/${parts}`,
      wrong: [`${whole + over}/${parts}`, `${top + parts}/${parts}`, `${whole * parts * (over + 1)}/${parts}`],
      why: `${whole} wholes are ${whole * parts} parts, and ${over} more make ${top}.`,
      difficulty: 'medium',
    };
  },
];
