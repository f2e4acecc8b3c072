import type { Topic } from '../concept.ts';
import { managementTemplates } from '../templates/management.ts';

export const management: Topic = {
  name: 'Management and entrepreneurship',
  aliases: [
    'management',
    'entrepreneurship',
    'leadership',
    'starting a business',
    'startups',
    'start-up',
    'company',
    'project management',
  ],
  concepts: [
    {
      term: 'Business plan',
      aliases: ['business plans', 'business model', 'starting a company'],
      definition: 'A document that says what a new firm will offer, to whom, and how it will earn money.',
      explanation:
        'It describes the offer, the customers, the competitors, the team and the expected costs and sales. It helps founders to find weak points before they spend much. Banks and investors often ask for it.',
      example: 'Two friends who want to open a bakery write down rent, prices and the sales they expect.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why do banks ask founders for a business plan?',
          answer: 'To judge whether a loan is safe',
          wrong: [
            'To learn the recipes of the company',
            'To choose the colours of the shop',
            'To hire the employees for the founders',
          ],
          why: 'The plan shows whether the business can earn enough to pay the money back.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Break-even point',
      aliases: ['break even', 'breakeven', 'fixed costs', 'variable costs', 'fixed and variable costs'],
      definition: 'The amount of sales at which income just covers all costs.',
      explanation:
        'Fixed costs, such as rent, do not depend on how much is sold; variable costs, such as flour, do. Each piece sold contributes its price minus its variable cost. Fixed costs divided by this contribution give the number of pieces; below it there is a loss.',
      example: 'With fixed costs of 100 and a contribution of 2 per cake, 50 cakes are needed.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What does a firm earn exactly at its break-even point?',
          answer: 'Neither profit nor loss',
          wrong: ['The highest profit', 'No revenue at all', 'A loss on each piece'],
          why: 'At this point revenue and costs are equal.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'SMART goals',
      aliases: ['SMART', 'goal setting', 'SMART criteria', 'objectives'],
      definition: 'Aims that are specific, measurable, achievable, relevant and time-bound.',
      explanation:
        'Vague wishes are hard to check and easy to forget. An aim with a number and a date shows whether it was reached. It should also be possible with the means that there are, and matter to what you want.',
      example: '“Win 20 new customers by 30 June” instead of “grow a bit”.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these is a SMART goal?',
          answer: 'Cut waste by 10 % by December',
          wrong: [
            'Become the best company of all',
            'Make our customers a bit happier',
            'Save some money in the future',
          ],
          why: 'It is specific, has a number and has a date; the others are vague.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Delegation',
      aliases: ['delegate', 'delegating', 'sharing work', 'responsibility at work'],
      definition: 'The handing over of a task, with the power to decide, to somebody else.',
      explanation:
        'A manager gains time, and employees learn and feel trusted. It works if the aim, the limits and the deadline are clear. The manager remains responsible for the result.',
      example: 'The head of a shop lets an assistant plan the window display within a fixed budget.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What remains with a manager who delegates a task?',
          answer: 'Responsibility for the result',
          wrong: ['Every small decision on the way', 'The writing of all the reports', 'Nothing at all from then on'],
          why: 'The task and the power to decide can be handed over, but the manager still answers for the outcome.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Division of labour',
      aliases: ['division of labor', 'specialisation', 'specialization', 'Adam Smith', 'assembly line'],
      definition: 'The splitting of work into steps, each done by people who specialise in it.',
      explanation:
        'People who do one step often become fast and skilled at it, and no time is lost by changing tools. Adam Smith described this in 1776 with the making of pins. A drawback is that the work may become dull.',
      example: 'At an assembly line one worker fits doors and the next one wheels.',
      difficulty: 'easy',
      questions: [
        {
          question: 'With the making of which product did Adam Smith explain the division of labour?',
          answer: 'Pins',
          wrong: ['Clocks', 'Ships', 'Bread'],
          why: 'In “The Wealth of Nations” he shows that ten workers who share the steps make thousands of pins a day.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Supply chain',
      aliases: ['supply chains', 'logistics', 'suppliers', 'outsourcing'],
      definition: 'All the steps and firms from raw material to the finished product at the customer.',
      explanation:
        'It includes mines or farms, factories, transport, warehouses and shops. A delay at one step affects all later ones. Deliveries just in time save storage costs but leave little reserve.',
      example: 'Cotton is grown, spun, woven, sewn, shipped and sold before somebody wears the shirt.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is a risk of deliveries that arrive just in time?',
          answer: 'A delay stops production',
          wrong: ['Storage becomes expensive', 'Goods spoil in the stores', 'Too many parts pile up'],
          why: 'Without stock in reserve, a missing part means that work has to wait.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Limited liability',
      aliases: ['limited company', 'LLC', 'Ltd', 'corporation', 'sole proprietor', 'legal forms of business'],
      definition: 'The rule that owners risk only what they put in, and not their private property.',
      explanation:
        'A company with this rule is a legal person of its own and answers for its debts with what it owns. This makes it easier to find people who invest. A sole trader, by contrast, answers with everything, even the private car.',
      example: 'An investor puts 5,000 into a company that fails and loses these 5,000, but nothing more.',
      difficulty: 'medium',
      questions: [
        {
          question:
            'You own shares worth 500 in a company with limited liability. It fails with large debts. What do you lose?',
          answer: 'At most the 500',
          wrong: ['A part of all the debts', 'Your private savings', 'Twice the 500'],
          why: 'Shareholders do not answer for the debts of the company beyond what they put in.',
          difficulty: 'medium',
        },
      ],
    },
  ],
  templates: managementTemplates,
};
