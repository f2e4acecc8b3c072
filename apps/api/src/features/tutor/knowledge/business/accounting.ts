import type { Topic } from '../concept.ts';
import { accountingTemplates } from '../templates/accounting.ts';

export const accounting: Topic = {
  name: 'Accounting',
  aliases: ['bookkeeping', 'financial statements', 'accounts', 'accountancy', 'company finances'],
  concepts: [
    {
      term: 'Assets',
      aliases: ['asset', 'current assets', 'fixed assets', 'what a company owns'],
      definition: 'What a company owns or controls that has value for it, such as cash and machines.',
      explanation:
        'Those that are used up or turned into cash within a year are called current. Others, such as buildings and machines, serve for many years. Things that cannot be touched can count as well, for example a patent.',
      example: 'A bakery owns an oven, a delivery van, some flour and money in the bank.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these is a current asset of a shoe shop?',
          answer: 'The shoes for sale',
          wrong: ['The shop building', 'The loan from a bank', 'The delivery van'],
          why: 'Stock is meant to be sold within a year; a building and a van serve longer, and a loan is a debt.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Liabilities',
      aliases: ['liability', 'debts of a company', 'accounts payable', 'what a company owes'],
      definition: 'What a company owes to others, such as loans and unpaid bills.',
      explanation:
        'Some have to be paid soon, for example bills of suppliers; others, such as a mortgage, run for years. They are one of the two sources of a company’s means: the other is what the owners put in. Too many of them can endanger a firm.',
      example: 'A bakery still has to pay its flour supplier and the rest of a bank loan.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these is a liability of a company?',
          answer: 'A bank loan it took',
          wrong: ['A machine it bought', 'A patent it holds', 'A bill it sent out'],
          why: 'The loan must be paid back; the other three are worth something to the company.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Equity',
      aliases: ['owner’s equity', 'shareholders’ equity', 'net assets', 'accounting equation'],
      definition: 'The part of a company that belongs to its owners once all debts are taken off.',
      explanation:
        'It follows from the accounting equation: assets equal liabilities plus this share. It grows when owners put money in or when profits stay in the firm. Losses and payments to owners make it smaller.',
      example: 'With assets of 100,000 and liabilities of 60,000, a firm has 40,000 of it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'A firm has assets of 80,000 and liabilities of 50,000. How large is its equity?',
          answer: '30,000',
          wrong: ['50,000', '80,000', '130,000'],
          why: 'Equity is what is left of the assets after the liabilities: 80,000 minus 50,000.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Balance sheet',
      aliases: ['balance sheets', 'statement of financial position'],
      definition: 'A report of what a company owns and owes on a certain day.',
      explanation:
        'It lists assets on one side and liabilities and equity on the other. Both sides always have the same total, because everything the company owns was paid for by someone. It is a snapshot and does not show how much was sold in a year.',
      example: 'Many companies draw one up for 31 December.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Why do the two sides of a balance sheet have the same total?',
          answer: 'All assets were financed somehow',
          wrong: [
            'All sales were paid in cash at once',
            'All profits go to the tax office',
            'All prices are rounded up equally',
          ],
          why: 'Each asset was paid for with borrowed money or with money of the owners.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Income statement',
      aliases: ['profit and loss statement', 'profit and loss account', 'P&L', 'income statements'],
      definition: 'A report of revenue, costs and the resulting profit over a period.',
      explanation:
        'It starts with revenue, subtracts one group of costs after another and ends with net profit or loss. It covers a stretch of time, such as a year or a quarter. Comparing several periods shows whether a business does better or worse.',
      example: 'A café shows sales of 200,000 for the year, costs of 180,000 and a gain of 20,000.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which question does an income statement answer?',
          answer: 'Did we make a profit this year?',
          wrong: [
            'How much do we own on 31 December?',
            'Which customers have not paid yet?',
            'How many people should we employ?',
          ],
          why: 'It compares the revenue and the costs of a period; what is owned on a day is in the balance sheet.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Profit',
      aliases: ['profits', 'revenue', 'net profit', 'gross profit', 'turnover', 'loss', 'profit margin'],
      definition: 'What is left of the revenue after all costs.',
      explanation:
        'Revenue is what a business earns from sales. Gross figures take off only the direct costs of the goods, net figures all costs, including rent, wages and taxes. If the costs are higher than the revenue, the result is a loss.',
      example: 'A stall sells drinks for 300 and spends 220 in all, so 80 are left.',
      difficulty: 'easy',
      questions: [
        {
          question: 'A shop has revenue of 5,000 and total costs of 4,200. What is its profit?',
          answer: '800',
          wrong: ['4,200', '5,000', '9,200'],
          why: 'Profit is revenue minus costs: 5,000 minus 4,200.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Cash flow',
      aliases: ['cash flows', 'liquidity', 'cash flow statement'],
      definition: 'The money that really comes in and goes out during a period.',
      explanation:
        'A sale on credit counts as revenue at once, but the money comes only later. A business can therefore earn well on paper and still be unable to pay its bills. Being able to pay what is due is called liquidity.',
      example: 'A builder finishes a house in March, is paid in June and has to pay wages in April and May.',
      difficulty: 'medium',
      questions: [
        {
          question: 'How can a profitable company run out of cash?',
          answer: 'Its customers pay very late',
          wrong: ['Its costs are below its revenue', 'Its owners put in more money', 'Its suppliers wait for payment'],
          why: 'The sales count as revenue, but wages and bills are due before the money arrives.',
          difficulty: 'medium',
        },
      ],
    },
  ],
  templates: accountingTemplates,
};
