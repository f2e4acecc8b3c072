import type { Template } from '../concept.ts';
import { formatAmount } from './numbers.ts';

export const accountingTemplates: readonly Template[] = [
  (draw) => {
    const profit = draw(2, 19) * 100;
    const costs = draw(21, 60) * 100;
    return {
      question: `A shop has revenue of ${formatAmount(costs + profit)} and total costs of ${formatAmount(costs)}. How large is its profit?`,
      answer: formatAmount(profit),
      wrong: [formatAmount(costs), formatAmount(profit - 100), formatAmount(profit + 100)],
      why: `Profit is revenue minus costs: ${formatAmount(costs + profit)} − ${formatAmount(costs)} = ${formatAmount(profit)}.`,
      difficulty: 'easy',
    };
  },
  (draw) => {
    const equity = draw(11, 39) * 1_000;
    const liabilities = draw(41, 90) * 1_000;
    return {
      question: `A firm has assets of ${formatAmount(liabilities + equity)} and equity of ${formatAmount(equity)}. How large are its liabilities?`,
      answer: formatAmount(liabilities),
      wrong: [formatAmount(equity), formatAmount(liabilities + equity), formatAmount(liabilities - 1_000)],
      why: `Liabilities are assets minus equity: ${formatAmount(liabilities + equity)} − ${formatAmount(equity)} = ${formatAmount(liabilities)}.`,
      difficulty: 'medium',
    };
  },
];
