import type { Template } from '../concept.ts';
import { near, power } from './numbers.ts';

export const calculusTemplates: readonly Template[] = [
  (draw) => {
    const factor = draw(2, 9);
    const exponent = draw(3, 7);
    const product = factor * exponent;
    return {
      question: `What is the derivative of ${factor}${power('x', exponent)}?`,
      answer: `${product}${power('x', exponent - 1)}`,
      wrong: [
        `${factor}${power('x', exponent - 1)}`,
        `${product}${power('x', exponent)}`,
        `${factor + exponent}${power('x', exponent - 1)}`,
      ],
      why: `The exponent ${exponent} becomes a factor, ${factor} times ${exponent} is ${product}, and the exponent drops by one.`,
      difficulty: 'medium',
    };
  },
  (draw) => {
    const at = draw(2, 9);
    const linear = draw(3, 9);
    const slope = 2 * at + linear;
    return {
      question: `What is the slope of f(x) = x² + ${linear}x at x = ${at}?`,
      answer: String(slope),
      wrong: near(draw, slope, 2),
      why: `The derivative is 2x + ${linear}, and at ${at} it is ${2 * at} plus ${linear}, so ${slope}.`,
      difficulty: 'hard',
    };
  },
  (draw) => {
    const half = draw(1, 6);
    const end = draw(3, 7);
    const area = half * end * end;
    return {
      question: `What is the definite integral of ${2 * half}x from 0 to ${end}?`,
      answer: String(area),
      wrong: [String(2 * area), String(2 * half * end), String(half * end)],
      why: `An antiderivative is ${half === 1 ? '' : half}x², and at ${end} it is ${area}, while at 0 it is 0.`,
      difficulty: 'hard',
    };
  },
];
