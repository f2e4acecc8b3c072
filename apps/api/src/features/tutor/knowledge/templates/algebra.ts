import type { Template } from '../concept.ts';
import { near } from './numbers.ts';

export const algebraTemplates: readonly Template[] = [
  (draw) => {
    const x = draw(4, 15);
    const factor = draw(2, 9);
    const added = draw(1, 20);
    return {
      question: `Which value of x solves ${factor}x + ${added} = ${factor * x + added}?`,
      answer: String(x),
      wrong: near(draw, x, 1),
      why: `Subtracting ${added} gives ${factor}x = ${factor * x}, and dividing by ${factor} gives ${x}.`,
      difficulty: 'medium',
    };
  },
  (draw) => {
    // The factor is at least 3, so that its sum and its product with x are never equal.
    const factor = draw(3, 9);
    const x = draw(2, 9);
    const added = draw(1, 12);
    const value = factor * x + added;
    return {
      question: `What is the value of ${factor}x + ${added} if x is ${x}?`,
      answer: String(value),
      wrong: [String(factor * (x + added)), String(factor + x + added), String(value + factor * (added + x))],
      why: `${factor} times ${x} is ${factor * x}, and adding ${added} gives ${value}.`,
      difficulty: 'easy',
    };
  },
  (draw) => {
    const a = draw(2, 6);
    const b = draw(a + 1, 9);
    return {
      question: `What is (x + ${a})(x + ${b}) without brackets?`,
      answer: `x² + ${a + b}x + ${a * b}`,
      wrong: [`x² + ${a * b}x + ${a + b}`, `x² + ${a * b}`, `x² + ${a + b}x + ${a + b}`],
      why: `The numbers add up to ${a + b} for the middle term, and their product is ${a * b}.`,
      difficulty: 'medium',
    };
  },
  (draw) => {
    const p = draw(1, 6);
    const q = draw(p + 1, 9);
    return {
      question: `What are the solutions of x² − ${p + q}x + ${p * q} = 0?`,
      answer: `${p} and ${q}`,
      wrong: [`−${p} and −${q}`, `−${p} and ${q}`, `${p} and −${q}`],
      why: `The left side is (x − ${p})(x − ${q}), which is zero for ${p} and for ${q}.`,
      difficulty: 'hard',
    };
  },
];
