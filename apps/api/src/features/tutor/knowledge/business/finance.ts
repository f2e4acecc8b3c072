import type { Topic } from '../concept.ts';
import { financeTemplates } from '../templates/finance.ts';

export const finance: Topic = {
  name: 'Personal finance and investing',
  aliases: ['finance', 'investing', 'money', 'saving', 'personal finance', 'investment', 'banking', 'stock market'],
  concepts: [
    {
      term: 'Budget',
      aliases: ['budgeting', 'budgets', 'household budget', 'income and expenses', 'saving money'],
      definition: 'A plan of what money will come in and what it will be spent on.',
      explanation:
        'It shows whether the money will last and where some could be saved. Fixed costs, such as rent, come first; then come things that can be changed. It helps only if you compare it with what you really spent.',
      example: 'Of 2,000 a month, 900 go to rent, 400 to food, 200 to savings and 500 to the rest.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these is a fixed cost in a household budget?',
          answer: 'The monthly rent',
          wrong: ['Tickets for a film', 'A meal with friends', 'A new pair of shoes'],
          why: 'The rent is the same every month, while the other costs depend on what you decide.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Compound interest',
      aliases: ['interest on interest', 'compounding', 'compound growth', 'interest'],
      definition: 'Growth of savings in which earlier earnings earn something as well.',
      explanation:
        'In the first year the bank pays for the sum you put in. In the second it also pays for what was added in the first, and so on. Over many years the growth becomes faster and faster; debts grow in the same way.',
      example: '1,000 at 10 % becomes 1,100 after one year and 1,210 after two.',
      difficulty: 'medium',
      questions: [
        {
          question: 'You save 100 at 10 % compound interest a year. How much is it after two years?',
          answer: '121',
          wrong: ['110', '120', '200'],
          why: 'After one year it is 110; 10 % of 110 is 11, which makes 121.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Share',
      aliases: ['shares', 'stock', 'stocks', 'dividend', 'dividends', 'shareholder', 'stock exchange'],
      definition: 'A part of the ownership of a company that can be bought and sold.',
      explanation:
        'The owner usually has a vote at meetings and may receive a part of the profit, the dividend. The price goes up and down with what people expect of the company. If the company fails, the owner can lose all that was paid.',
      example: 'An investor who holds 10 of the 1,000 pieces of a company owns 1 % of it.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is a dividend?',
          answer: 'A part of the profit paid to owners',
          wrong: [
            'A fee that a bank takes for each account',
            'A tax on goods from another country',
            'A loan that a company takes for a year',
          ],
          why: 'A company can pay part of its profit to those who hold its shares.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Bond',
      aliases: ['bonds', 'government bonds', 'fixed income', 'corporate bonds', 'debt security'],
      definition: 'A loan to a state or company, usually with fixed interest, that can be traded.',
      explanation:
        'The buyer lends money and gets it back on a fixed date, with interest in the meantime. It is often safer than owning part of a company, but earns less on average. If interest rates rise, older ones with lower rates lose value.',
      example: 'A city borrows 1,000 from each of many savers for ten years and pays 3 % a year.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What usually happens to the price of older bonds when interest rates rise?',
          answer: 'It falls',
          wrong: ['It rises', 'It doubles', 'It stays the same'],
          why: 'New bonds pay more, so nobody wants the older ones unless they become cheaper.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Diversification',
      aliases: ['diversify', 'spreading risk', 'portfolio', 'all eggs in one basket', 'funds', 'ETF'],
      definition: 'The spreading of money over many different investments to lower the risk.',
      explanation:
        'When one investment does badly, others may do well. It works best if they depend on different things, such as other industries and countries. It cannot protect from a fall of all markets at once.',
      example: 'A fund that holds hundreds of companies suffers little if one of them fails.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which saver is the best diversified?',
          answer: 'One with a fund of 500 companies',
          wrong: [
            'One with shares of the employer only',
            'One with shares of two airlines and a hotel',
            'One with all savings in a single house',
          ],
          why: 'The fund spreads the risk most widely; the others depend on one company, industry or place.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Insurance',
      aliases: ['insure', 'premium', 'policy', 'insured', 'insurance premium'],
      definition: 'A contract in which many pay small sums so that large losses of a few are covered.',
      explanation:
        'The sum that is paid regularly is called the premium. Because many take part, the total of losses can be estimated quite well. It makes most sense for rare damage that you could not pay for yourself.',
      example: 'After a fire, the company pays to rebuild the house of a family.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is an insurance premium?',
          answer: 'The price of the protection',
          wrong: ['The sum paid after damage', 'The value of the house', 'The profit of the insurer'],
          why: 'The insured pay it regularly; in return the insurer covers certain losses.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Collateral',
      aliases: ['security for a loan', 'mortgage', 'loan', 'loans', 'credit', 'secured loan'],
      definition: 'Something of value that a borrower pledges and loses if the debt is not paid.',
      explanation:
        'It makes lending safer, so the bank can ask for a lower rate of interest. In a mortgage it is the house or land itself. Loans without it depend on the trust in the borrower and usually cost more.',
      example: 'If a car loan is not paid back, the bank may take the car and sell it.',
      difficulty: 'hard',
      questions: [
        {
          question: 'What serves as collateral in a mortgage?',
          answer: 'The house or land',
          wrong: ['The next salary', 'The bank account', 'The insurance'],
          why: 'If the debt is not paid, the lender can have the property sold.',
          difficulty: 'medium',
        },
      ],
    },
  ],
  templates: financeTemplates,
};
