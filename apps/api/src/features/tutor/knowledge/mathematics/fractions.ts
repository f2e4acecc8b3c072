import type { Topic } from '../concept.ts';
import { fractionsTemplates } from '../templates/fractions.ts';

export const fractions: Topic = {
  name: 'Fractions and decimals',
  aliases: ['fractions', 'fraction', 'decimals', 'adding fractions', 'arithmetic'],
  concepts: [
    {
      term: 'Numerator',
      aliases: ['top number', 'numerators'],
      definition: 'The number above the line, which says how many equal parts are taken.',
      explanation:
        'The number below the line says into how many equal parts the whole is divided. With the same number below, a greater number above means a greater value. If both numbers are equal, the value is 1.',
      example: 'In 3/8 of a pizza cut into eight slices it is 3, since three slices are taken.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the numerator of 5/9?',
          answer: '5',
          wrong: ['9', '14', '4'],
          why: 'The numerator is the number above the line.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Denominator',
      aliases: ['bottom number', 'denominators', 'common denominator'],
      definition: 'The number below the line, which says into how many equal parts the whole is divided.',
      explanation:
        'The greater it is, the smaller each part becomes. It can never be zero. Before you add two values with different ones, you rewrite them so that both have the same.',
      example: 'To add 1/2 and 1/3, you write both in sixths: 3/6 and 2/6.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the least common denominator of 1/4 and 1/6?',
          answer: '12',
          wrong: ['24', '10', '2'],
          why: '12 is the smallest number that both 4 and 6 divide.',
          difficulty: 'medium',
        },
        {
          question: 'What is 1/2 + 1/3?',
          answer: '5/6',
          wrong: ['2/5', '1/6', '2/6'],
          why: 'In sixths, 3/6 and 2/6 make 5/6.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Improper fraction',
      aliases: ['improper fractions'],
      definition: 'A value written with a number above the line that is at least as great as the one below.',
      explanation:
        'It is 1 or more. It can be turned into a whole number with a remainder: divide the upper number by the lower one. Calculations such as multiplying are often easiest in this form.',
      example: 'Seven quarters, 7/4, are the same as one whole and three quarters.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these is an improper fraction?',
          answer: '9/5',
          wrong: ['5/9', '4/5', '1/9'],
          why: 'In 9/5 the number above the line is greater than the one below.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Mixed number',
      aliases: ['mixed numbers', 'mixed fraction'],
      definition: 'A whole number together with a part of a whole, such as two and a half.',
      explanation:
        'To turn it into a single quotient, multiply the whole number by the lower number and add the upper one: this is the new upper number. It is handy for reading sizes at a glance. For multiplying and dividing, the other form is usually better.',
      example: 'A recipe that asks for 1 3/4 cups of flour uses one.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How is 11/4 written as a mixed number?',
          answer: '2 3/4',
          wrong: ['3 1/4', '2 1/4', '1 3/4'],
          why: '4 fits into 11 twice, and 3 quarters are left over.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Equivalent fractions',
      aliases: [
        'equivalent fraction',
        'simplifying fractions',
        'simplify fractions',
        'reducing fractions',
        'lowest terms',
      ],
      definition: 'Different-looking quotients that have the same value, such as 1/2 and 3/6.',
      explanation:
        'Multiplying or dividing both numbers by the same number, other than zero, does not change the value. Dividing both by their greatest common factor gives the lowest terms. Comparing values is easy once the lower numbers agree.',
      example: 'Two slices of a pizza cut into four are as much as four slices of one cut into eight.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which fraction is equal to 6/8?',
          answer: '3/4',
          wrong: ['2/3', '5/7', '5/8'],
          why: 'Dividing 6 and 8 by 2 gives 3/4.',
          difficulty: 'easy',
        },
        {
          question: 'What is 18/24 in lowest terms?',
          answer: '3/4',
          wrong: ['9/12', '2/3', '6/8'],
          why: 'The greatest common factor of 18 and 24 is 6, and dividing both by it gives 3/4.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Reciprocal',
      aliases: ['reciprocals', 'multiplicative inverse', 'dividing fractions', 'divide fractions'],
      definition: 'The number that gives 1 when it is multiplied by the given one.',
      explanation:
        'For a/b it is b/a, so you just swap the two numbers. Dividing by a/b is the same as multiplying by b/a. Zero is the only number without one.',
      example: 'Dividing by 1/4 is the same as multiplying by 4, so 3 divided by 1/4 is 12.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is 6 divided by 1/3?',
          answer: '18',
          wrong: ['2', '9', '3'],
          why: 'Dividing by 1/3 is the same as multiplying by 3.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Recurring decimal',
      aliases: ['recurring decimals', 'repeating decimal', 'repeating decimals'],
      definition: 'A number whose digits after the point, from some place on, repeat the same group without end.',
      explanation:
        'Every one can be written as a quotient of two whole numbers. A quotient in lowest terms has a finite number of digits only if its lower number has no prime factors other than 2 and 5. In all other cases a group of digits repeats.',
      example: 'One third is 0.333…, and one eleventh is 0.0909….',
      difficulty: 'hard',
      questions: [
        {
          question: 'Which fraction is equal to 0.777…?',
          answer: '7/9',
          wrong: ['7/10', '77/100', '7/8'],
          why: 'One ninth is 0.111…, so seven ninths are 0.777….',
          difficulty: 'hard',
        },
      ],
    },
  ],
  templates: fractionsTemplates,
};
