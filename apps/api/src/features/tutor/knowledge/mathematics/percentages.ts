import type { Topic } from '../concept.ts';
import { percentagesTemplates } from '../templates/percentages.ts';

export const percentages: Topic = {
  name: 'Percentages and ratios',
  aliases: ['percentages', 'percentage', 'percents', 'ratios', 'proportions', 'percentages and proportions'],
  concepts: [
    {
      term: 'Percent',
      aliases: ['percent of', 'one hundredth'],
      definition: 'One part in a hundred, written with the sign %.',
      explanation:
        'To find a share of a number, multiply by the figure before the sign and divide by 100. Half is 50%, a quarter is 25%, and a fifth is 20%. More than the whole is possible too, for example 150%.',
      example: 'If 12 of 60 seats are taken, that is 12/60, or 20%.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is 25% as a fraction?',
          answer: '1/4',
          wrong: ['1/25', '2/5', '1/2'],
          why: '25 hundredths are the same as one quarter.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Percentage change',
      aliases: ['percentage increase', 'percentage decrease', 'percent change', 'growth rate'],
      definition: 'The difference between a new and an old value, given as hundredths of the old value.',
      explanation:
        'Subtract the old value from the new one, divide by the old one and multiply by 100. A rise and a fall by the same figure do not cancel out, because they refer to different values. After a rise by half, it takes a fall by a third to get back.',
      example: 'A bus fare that goes from 2.00 to 2.50 rises by 25%.',
      difficulty: 'medium',
      questions: [
        {
          question: 'A price rises from 40 to 50. By how many percent does it rise?',
          answer: '25%',
          wrong: ['20%', '10%', '50%'],
          why: 'The difference of 10 is a quarter of the old price, 40.',
          difficulty: 'medium',
        },
        {
          question: 'A price rises by 10% and then falls by 10%. How does it compare with the price at the start?',
          answer: 'It is 1% lower',
          wrong: ['It is the same', 'It is 1% higher', 'It is 10% lower'],
          why: '1.1 times 0.9 is 0.99, so one percent is missing.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Discount',
      aliases: ['discounts', 'price reduction', 'sale price'],
      definition: 'The amount by which a price is reduced.',
      explanation:
        'It is often given in hundredths of the original price. To get the new price directly, multiply by what is left: with 30% off, 70% is left. Two reductions one after the other multiply and are not simply added.',
      example: 'A jacket for 80 with 25% off costs 60.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Shoes cost 90 before a discount of 20%. What do they cost now?',
          answer: '72',
          wrong: ['70', '18', '88'],
          why: 'A fifth of 90 is 18, and 90 minus 18 is 72.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Ratio',
      aliases: ['ratios of numbers', 'ratio of two numbers'],
      definition: 'A comparison of two amounts by division, such as 2 to 3.',
      explanation:
        'Multiplying both sides by the same number leaves it unchanged. To share a total, add the parts first and find the value of one part. It is often written with a colon.',
      example: 'Blue and white paint mixed 1:4 contains four litres of white for each litre of blue.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which ratio is the same as 6:9?',
          answer: '2:3',
          wrong: ['3:2', '3:6', '4:7'],
          why: 'Dividing both sides by 3 gives 2:3.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Direct proportion',
      aliases: ['proportion', 'direct proportionality', 'directly proportional', 'inverse proportion', 'rule of three'],
      definition: 'A relation in which one amount doubles whenever the other one doubles.',
      explanation:
        'The quotient of the two amounts is always the same. Its graph is a straight line through the origin. If instead one amount halves when the other doubles, the relation is called inverse.',
      example: 'If three kilograms of apples cost 6, then five kilograms cost 10.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Four machines make 100 parts per hour. How many do six such machines make per hour?',
          answer: '150',
          wrong: ['120', '200', '600'],
          why: 'One machine makes 25 parts per hour, and six make 150.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Simple interest',
      aliases: ['interest rate'],
      definition: 'Money paid for a loan, worked out each year on the amount first borrowed only.',
      explanation:
        'It equals the borrowed amount times the yearly rate times the number of years. The yearly payment therefore never changes. This differs from the case where earlier payments are added to the amount.',
      example: 'A loan of 500 at 4% costs 20 a year, so 60 in three years.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is the simple interest on 200 at 5% a year for 3 years?',
          answer: '30',
          wrong: ['10', '15', '230'],
          why: 'Five percent of 200 is 10 a year, so 30 in three years.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Compound interest',
      aliases: ['exponential growth', 'compounding'],
      definition: 'Growth in which what was earned in earlier years earns something as well.',
      explanation:
        'Each year the amount is multiplied by the same factor, for example 1.05 at 5%. The growth speeds up over time. At 7% a year, money doubles in about ten years.',
      example: 'At 10% a year, 100 becomes 110, then 121, then 133.10.',
      difficulty: 'hard',
      questions: [
        {
          question: '1,000 is saved at 10% a year with compound interest. How much is it after two years?',
          answer: '1,210',
          wrong: ['1,200', '1,100', '1,020'],
          why: '1,000 times 1.1 is 1,100, and 1,100 times 1.1 is 1,210.',
          difficulty: 'hard',
        },
      ],
    },
  ],
  templates: percentagesTemplates,
};
