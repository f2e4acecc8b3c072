import type { Template } from '../concept.ts';
import { formatAmount } from './numbers.ts';

export const financeTemplates: readonly Template[] = [
  (draw) => {
    const percent = draw(2, 9);
    const sum = draw(3, 9) * 1_000;
    const interest = (sum / 100) * percent;
    return {
      question: `You save ${formatAmount(sum)} for one year at ${percent} % interest. How much interest do you get?`,
      answer: formatAmount(interest),
      // The wrong options are off by powers of ten, or the final balance, so that all four always differ.
      wrong: [formatAmount(interest / 10), formatAmount(interest * 10), formatAmount(sum + interest)],
      why: `${percent} % of ${formatAmount(sum)} is ${formatAmount(sum)} × ${percent} ÷ 100 = ${formatAmount(interest)}.`,
      difficulty: 'easy',
    };
  },
  (draw) => {
    const percent = draw(1, 4) * 10;
    const sum = draw(1, 9) * 1_000;
    const first = sum + (sum / 100) * percent;
    const second = first + (first / 100) * percent;
    return {
      question: `A sum of ${formatAmount(sum)} grows by ${percent} % a year, with compound interest. How much is it after two years?`,
      answer: formatAmount(second),
      wrong: [
        formatAmount(first),
        formatAmount(sum + (sum / 100) * percent * 2),
        formatAmount(second + (sum / 100) * percent),
      ],
      why: `After one year it is ${formatAmount(first)}, and ${percent} % of that comes on top: ${formatAmount(second)}.`,
      difficulty: 'hard',
    };
  },
];
