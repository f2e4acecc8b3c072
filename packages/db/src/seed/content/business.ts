import type { SeedCategory } from '../seed-category.ts';

export const business: SeedCategory = {
  category: 'Business',
  quizzes: [
    {
      title: 'Reading the Balance Sheet',
      description: 'The basic ideas and calculations behind company accounts.',
      questions: [
        {
          question: 'A shop has revenue of 80,000 euros and total costs of 65,000 euros. How large is its profit?',
          options: ['15,000 euros', '25,000 euros', '10,000 euros', '145,000 euros'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Profit is revenue minus costs: 80,000 − 65,000 = 15,000. Revenue alone says nothing about whether a business earns money.',
        },
        {
          question: 'Which of these is a liability of a company?',
          options: [
            'Cash in its bank account',
            'Goods in its warehouse',
            'A bank loan it owes',
            'A delivery van it owns',
          ],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Liabilities are obligations to others. Vehicles, cash and inventory are resources the company controls, which makes them assets.',
        },
        {
          question: 'What is the spreading of the cost of a machine over the years of its use called?',
          options: ['Liquidation', 'Depreciation', 'Refinancing', 'Valuation'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Charging a part of the cost to each year matches the expense with the income the machine helps to earn.',
        },
        {
          question: 'Which equation does every balance sheet satisfy?',
          options: [
            'Assets = liabilities − equity',
            'Equity = assets + liabilities',
            'Liabilities = assets + equity',
            'Assets = liabilities + equity',
          ],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Everything a company owns has been paid for either with borrowed money or with the money of its owners, so both sides always balance.',
        },
        {
          question: 'What is the money that customers still owe a company for goods already delivered called?',
          options: ['Retained earnings', 'Share capital', 'Accounts payable', 'Accounts receivable'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Receivables are a current asset because the cash is expected soon. Payables are the opposite: what the company owes its own suppliers.',
        },
        {
          question:
            'A customer orders goods, receives them, is invoiced and pays, each in a different month. When does accrual accounting record the sale?',
          options: [
            'In the month of delivery',
            'In the month of the invoice',
            'In the month of the order',
            'In the month of payment',
          ],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Accrual accounting records revenue when it is earned, here when the goods pass to the customer, no matter when the cash arrives.',
        },
        {
          question:
            'A firm has current assets of 60,000 and current liabilities of 40,000 dollars. What is its current ratio?',
          options: ['0.67', '2.5', '1.5', '0.33'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'The current ratio is current assets divided by current liabilities: 60,000 / 40,000 = 1.5. A value above 1 means that short-term debts are covered.',
        },
        {
          question: 'Which statement sets revenue against expenses for a period to arrive at the net profit?',
          options: ['Cash flow statement', 'Income statement', 'Statement of changes in equity', 'Balance sheet'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'It is also called the profit and loss account. A balance sheet, by contrast, is a snapshot of one particular day.',
        },
        {
          question:
            'A machine costs 12,000 dollars and is depreciated evenly to zero over 6 years. What is its book value after 2 years?',
          options: ['8,000 dollars', '6,000 dollars', '4,000 dollars', '10,000 dollars'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Straight-line depreciation takes off 12,000 / 6 = 2,000 a year. After two years 4,000 has been written off and 8,000 is left.',
        },
        {
          question: 'When purchase prices rise steadily, which inventory method reports the lowest cost of goods sold?',
          options: ['Last in, first out', 'Weighted average cost', 'First in, first out', 'Current replacement cost'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'The oldest and cheapest units are treated as sold first, so the cost is lower and the reported profit higher than under the other methods.',
        },
      ],
    },
    {
      title: 'Supply, Demand and Price',
      description: 'How markets set prices and how buyers and sellers respond to them.',
      questions: [
        {
          question:
            'All else being equal, what normally happens to the quantity demanded of a good when its price rises?',
          options: ['It rises', 'It falls', 'It doubles', 'It stays the same'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'This is the law of demand: at a higher price some buyers switch to other goods or buy less, so the demand curve slopes downwards.',
        },
        {
          question: 'What is a market with only one seller called?',
          options: ['Oligopoly', 'Monopsony', 'Monopoly', 'Duopoly'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'With no rivals, the seller can influence the price by limiting output. A monopsony is the mirror image: a market with a single buyer.',
        },
        {
          question:
            'The price of tea rises and people buy more coffee instead. What kind of goods are tea and coffee here?',
          options: ['Substitutes', 'Capital goods', 'Complements', 'Public goods'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Substitutes serve a similar need, so a dearer tea pushes buyers to coffee. Complements, such as printers and ink, are bought together.',
        },
        {
          question: 'The law caps the price of a good below its market equilibrium. What is the usual result?',
          options: ['A surplus', 'A higher supply', 'A lower demand', 'A shortage'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'At the lower price buyers want more while sellers offer less. A minimum price above equilibrium has the opposite effect, a surplus.',
        },
        {
          question: 'What is a general and lasting rise in the price level of an economy called?',
          options: ['Recession', 'Inflation', 'Stagnation', 'Deflation'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'As prices rise, each unit of money buys less. Statisticians usually measure this with the price of a fixed basket of goods.',
        },
        {
          question:
            'A price rises by 10% and the quantity demanded falls by 20%. How is demand in this range described?',
          options: ['Elastic', 'Perfectly inelastic', 'Inelastic', 'Unit elastic'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'The elasticity is 20 / 10 = 2 in absolute value. Above 1 demand is elastic, and a price rise lowers the total revenue.',
        },
        {
          question: 'What do economists call the value of the best alternative given up when making a choice?',
          options: ['Average cost', 'Marginal cost', 'Sunk cost', 'Opportunity cost'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'A year at university costs not only fees but also the wages one could have earned. Sunk costs, already spent, should not affect a choice.',
        },
        {
          question:
            'A drought destroys much of the wheat crop. How does this appear in a supply and demand diagram for wheat?',
          options: [
            'The demand curve shifts left',
            'The demand curve shifts right',
            'The supply curve shifts left',
            'The supply curve shifts right',
          ],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'Less wheat is offered at every price, so supply moves left and the price rises. Buyers then move along an unchanged demand curve.',
        },
        {
          question: 'Which name do economists give to a good that people buy less of as their income rises?',
          options: ['Inferior good', 'Public good', 'Normal good', 'Luxury good'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'The term says nothing about quality. Instant noodles or long-distance bus trips can be examples when richer buyers switch to something else.',
        },
        {
          question: 'A consumer price index climbs from 120 to 126 within a year. What is the inflation rate?',
          options: ['6%', '5%', '4.8%', '26%'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'The change is 6 points from a base of 120, and 6 / 120 = 0.05. Index points equal per cent only when the starting value is 100.',
        },
      ],
    },
    {
      title: 'How Companies Are Run',
      description: 'Owners, managers, strategies and methods behind a business.',
      questions: [
        {
          question: 'What does the abbreviation CEO stand for?',
          options: [
            'Chief Economic Officer',
            'Central Executive Officer',
            'Chief Executive Officer',
            'Corporate Executive Organiser',
          ],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'The CEO leads the daily management and normally reports to the board of directors, which represents the owners.',
        },
        {
          question: 'What is the part of a profit that a company pays out to its shareholders called?',
          options: ['Royalty', 'Commission', 'Interest', 'Dividend'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Lenders receive interest whatever the result, while dividends depend on profit and on a decision of the company. Profit kept back is called retained earnings.',
        },
        {
          question: 'A SWOT analysis looks at four factors. Which two of them lie inside the organisation?',
          options: [
            'Weaknesses and threats',
            'Strengths and weaknesses',
            'Opportunities and threats',
            'Strengths and opportunities',
          ],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Strengths and weaknesses describe the organisation itself, while opportunities and threats come from its surroundings, such as new laws or rivals.',
        },
        {
          question:
            'Fixed costs are 6,000 euros, the price is 25 euros and the variable cost is 10 euros per unit. How many units must be sold to break even?',
          options: ['400', '240', '600', '250'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Each unit contributes 25 − 10 = 15 euros towards the fixed costs, and 6,000 / 15 = 400 units. Every further unit adds to profit.',
        },
        {
          question: 'Product, price and promotion are three of the classic four Ps of marketing. Which is the fourth?',
          options: ['Process', 'Positioning', 'Place', 'People'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Place covers where and how customers can get the product. Later models for services added people, process and physical evidence.',
        },
        {
          question: 'Who are the owners of a company limited by shares?',
          options: ['Its senior managers', 'Its board of directors', 'Its bondholders', 'Its shareholders'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Each share is a slice of ownership. Directors and managers run the firm on behalf of its owners, and bondholders have merely lent it money.',
        },
        {
          question:
            'A local owner runs a restaurant under the brand and rules of a chain and pays it fees. What is this arrangement called?',
          options: ['Franchising', 'Outsourcing', 'Subcontracting', 'Crowdfunding'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'The chain expands with the capital of local owners, who in turn gain a known brand and tested methods but lose some freedom.',
        },
        {
          question: 'A chocolate maker takes over the cocoa plantations that supply it. What kind of growth is this?',
          options: [
            'Horizontal integration',
            'Backward integration',
            'Conglomerate diversification',
            'Forward integration',
          ],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Backward means towards the raw materials. Buying shops that sell the chocolate would be forward, and buying a rival would be horizontal.',
        },
        {
          question: 'Which approach, made famous by Toyota, has parts arrive only at the moment they are needed?',
          options: ['Job production', 'Batch production', 'Mass production', 'Just-in-time production'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Small stocks save storage costs and expose faults quickly, but a late delivery can halt the whole line.',
        },
        {
          question:
            'An investor holds 50 fully paid shares bought at 100 euros each in a limited company that fails owing 200,000 euros. What is the most she can lose?',
          options: ['195,000 euros', '200,000 euros', '5,000 euros', '205,000 euros'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'Limited liability means that shareholders risk only what they put in, here 50 × 100 euros. A sole trader, by contrast, answers for business debts with private property.',
        },
      ],
    },
  ],
};
