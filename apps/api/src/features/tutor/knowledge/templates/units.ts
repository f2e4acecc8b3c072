import type { Template } from '../concept.ts';
import { formatAmount } from './numbers.ts';

export const unitsTemplates: readonly Template[] = [
  (draw) => {
    const kilometres = draw(2, 99);
    return {
      question: `How many metres are ${kilometres} kilometres?`,
      answer: formatAmount(kilometres * 1_000),
      wrong: [formatAmount(kilometres * 10), formatAmount(kilometres * 100), formatAmount(kilometres * 10_000)],
      why: `One kilometre has 1,000 metres: ${kilometres} × 1,000 = ${formatAmount(kilometres * 1_000)}.`,
      difficulty: 'easy',
    };
  },
  (draw) => {
    const litres = draw(2, 40);
    const glass = draw(1, 2) * 100;
    const glasses = (litres * 1_000) / glass;
    return {
      question: `How many glasses of ${glass} millilitres can be filled from ${litres} litres?`,
      answer: formatAmount(glasses),
      wrong: [formatAmount(glasses * 10), formatAmount(glasses * 2), formatAmount(glasses + litres)],
      why: `${litres} litres are ${formatAmount(litres * 1_000)} millilitres, and ${formatAmount(litres * 1_000)} ÷ ${glass} = ${formatAmount(glasses)}.`,
      difficulty: 'medium',
    };
  },
  (draw) => {
    const fives = draw(1, 20);
    const celsius = fives * 5;
    const fahrenheit = fives * 9 + 32;
    return {
      question: `How many degrees Fahrenheit are ${celsius} degrees Celsius?`,
      answer: formatAmount(fahrenheit),
      wrong: [formatAmount(fives * 9), formatAmount(fahrenheit + 18), formatAmount(fahrenheit - 9)],
      why: `Multiply by 9, divide by 5 and add 32: ${celsius} × 9 ÷ 5 + 32 = ${fahrenheit}.`,
      difficulty: 'hard',
    };
  },
];
