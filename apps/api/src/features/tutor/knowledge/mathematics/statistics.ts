import type { Topic } from '../concept.ts';
import { statisticsTemplates } from '../templates/statistics.ts';

export const statistics: Topic = {
  name: 'Statistics and probability',
  aliases: ['statistics', 'probability', 'averages'],
  concepts: [
    {
      term: 'Mean',
      aliases: ['average', 'arithmetic mean', 'means'],
      definition: 'The sum of all values divided by how many there are.',
      explanation:
        'It shares the total out evenly. A single very large or very small value can move it a lot. It need not be one of the values itself.',
      example: 'For 2, 4 and 9 it is 15 divided by 3, so 5.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Four test scores have a mean of 7. What is their sum?',
          answer: '28',
          wrong: ['11', '7', '3'],
          why: 'The sum is the mean times how many values there are: 7 times 4.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Median',
      aliases: ['middle value', 'medians'],
      definition: 'The value in the middle once all values are put in order.',
      explanation:
        'With an even number of values, it is halfway between the two in the middle. One extreme value hardly changes it. That makes it useful for incomes and house prices.',
      example: 'For 3, 8, 4, 100 and 6 it is 6, since the order is 3, 4, 6, 8, 100.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the median of 2, 4, 6 and 10?',
          answer: '5',
          wrong: ['4', '6', '5.5'],
          why: 'The two values in the middle are 4 and 6, and halfway between them is 5.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Mode',
      aliases: ['most frequent value'],
      definition: 'The value that occurs most often.',
      explanation:
        'A list can have several, if values occur equally often. It is the only one of the usual averages that also works for things that are not numbers. In a bar chart, it is the tallest bar.',
      example: 'For the shoe sizes 38, 39, 39, 41 it is 39.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the mode of 3, 7, 7, 2, 9, 3 and 7?',
          answer: '7',
          wrong: ['3', '9', '2'],
          why: 'The number 7 occurs three times, more often than any other.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Range',
      aliases: ['range of data', 'ranges'],
      definition: 'The difference between the largest and the smallest value.',
      explanation:
        'It is the simplest way to say how far the values are spread. Only two values matter, so a single outlier can change it completely. If all values are equal, it is zero.',
      example: 'If the coldest day had 3 degrees and the warmest 15, it is 12 degrees.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the range of 4, 11, 6 and 19?',
          answer: '15',
          wrong: ['19', '10', '7'],
          why: 'The largest value, 19, minus the smallest, 4, is 15.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Standard deviation',
      aliases: ['standard deviations', 'variance'],
      definition: 'A number that tells how far the values typically lie from their average.',
      explanation:
        'It is the square root of the average squared distance from the mean. A small one means that the values lie close together. If every value grows by the same amount, it does not change.',
      example: 'The scores 9, 10 and 11 have a smaller one than the scores 1, 10 and 19.',
      difficulty: 'hard',
      questions: [
        {
          question: 'Every value in a list is increased by 5. What happens to the standard deviation?',
          answer: 'It stays the same',
          wrong: ['It grows by 5', 'It becomes 5 times as large', 'It grows by the root of 5'],
          why: 'All distances from the mean stay as they were, because the mean grows by 5 as well.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Probability',
      aliases: ['probabilities', 'likelihood'],
      definition: 'A number from 0 to 1 that tells how likely an event is.',
      explanation:
        'If all outcomes are equally likely, it is the number of favourable ones divided by the number of all. An impossible event gets 0, and a certain one gets 1. The chances of an event and of its opposite add up to 1.',
      example: 'For rolling a six with a fair die it is 1/6.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the probability of rolling an even number with a fair six-sided die?',
          answer: '1/2',
          wrong: ['1/6', '1/3', '2/3'],
          why: 'Three of the six equally likely numbers, 2, 4 and 6, are even.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Independent events',
      aliases: ['independent event', 'independence', 'multiplication rule'],
      definition: 'Happenings of which neither changes how likely the other is.',
      explanation:
        'For both to occur, their chances are multiplied. A coin has no memory: five heads in a row do not make tails more likely. Drawing cards without putting them back is a case where this does not hold.',
      example: 'The results of two dice rolled together are an example.',
      difficulty: 'medium',
      questions: [
        {
          question: 'A fair coin is tossed twice. What is the probability of two heads?',
          answer: '1/4',
          wrong: ['1/2', '1/3', '1/8'],
          why: 'The chances are multiplied: 1/2 times 1/2 is 1/4.',
          difficulty: 'medium',
        },
        {
          question:
            'A fair coin has shown heads five times in a row. What is the probability of heads on the next toss?',
          answer: '1/2',
          wrong: ['1/64', '1/32', '5/6'],
          why: 'The tosses are independent, so earlier results change nothing.',
          difficulty: 'medium',
        },
      ],
    },
  ],
  templates: statisticsTemplates,
};
