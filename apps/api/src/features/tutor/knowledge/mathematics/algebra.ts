import type { Topic } from '../concept.ts';
import { algebraTemplates } from '../templates/algebra.ts';

export const algebra: Topic = {
  name: 'Algebra',
  aliases: ['equations', 'basic algebra', 'elementary algebra', 'functions'],
  concepts: [
    {
      term: 'Variable',
      aliases: ['variables'],
      definition: 'A letter that represents a number that is not known yet or that may change.',
      explanation:
        'Letters let us write rules that hold for all numbers, such as a + b = b + a. In an equation, we look for the value that makes it true. In a formula, we put in numbers for the letters.',
      example: 'In the rule "cost = 3 × n", the letter n is the number of tickets.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the value of 4n + 1 if n is 3?',
          answer: '13',
          wrong: ['8', '44', '16'],
          why: 'Four times 3 is 12, and 12 plus 1 is 13.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Linear equation',
      aliases: ['linear equations', 'solve for x', 'solving equations', 'equation'],
      definition: 'A statement of equality in which the unknown appears only to the first power.',
      explanation:
        'To solve it, do the same to both sides until the unknown is alone. With two unknowns, its graph is a straight line. If there is just one unknown, it usually has exactly one solution.',
      example: 'From 2x + 3 = 11 follows 2x = 8, and so x = 4.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which value of x solves 5x − 4 = 2x + 8?',
          answer: '4',
          wrong: ['12', '2', '3'],
          why: 'Subtracting 2x and adding 4 gives 3x = 12, so x is 4.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Quadratic equation',
      aliases: ['quadratic equations', 'quadratics', 'quadratic formula', 'parabola'],
      definition: 'A statement of equality in which the highest power of the unknown is its square.',
      explanation:
        'It has two, one or no real solutions. They can be found by factoring, by completing the square or with a formula. Its graph is a parabola, and the solutions are where it meets the horizontal axis.',
      example: 'x² = 9 is one, and its solutions are 3 and −3.',
      difficulty: 'hard',
      questions: [
        {
          question: 'How many real solutions does x² + 4 = 0 have?',
          answer: 'None',
          wrong: ['One', 'Two', 'Four'],
          why: "The square of a real number is never negative, so it can't be −4.",
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Exponent',
      aliases: ['exponents', 'powers', 'indices', 'laws of exponents'],
      definition: 'The small raised number that says how often a number is used as a factor.',
      explanation:
        'Multiplying powers of the same base means adding these numbers. Dividing means subtracting them. Any base other than zero to the power 0 is 1.',
      example: 'In 2³ it is 3, so the value is 2 × 2 × 2 = 8.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is 2³ × 2⁴?',
          answer: '2⁷',
          wrong: ['2¹²', '4⁷', '4¹²'],
          why: 'The base stays 2, and the exponents 3 and 4 are added.',
          difficulty: 'medium',
        },
        {
          question: 'What is 5 to the power of 0?',
          answer: '1',
          wrong: ['0', '5', '50'],
          why: 'Any number other than zero to the power of 0 is 1.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Polynomial',
      aliases: ['polynomials', 'binomial', 'expanding brackets'],
      definition: 'A sum of terms that are numbers times whole-number powers of an unknown.',
      explanation:
        'The highest power is called its degree. Adding works term by term with equal powers. To multiply, multiply every term of the first bracket by every term of the second.',
      example: '3x² − 2x + 5 is one of degree 2.',
      difficulty: 'hard',
      questions: [
        {
          question: 'What is the degree of 4x³ + 7x − 1?',
          answer: '3',
          wrong: ['4', '7', '2'],
          why: 'The highest power of x in it is the third.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Function',
      aliases: ['functions of x', 'range of a function'],
      definition: 'A rule that gives exactly one output for each allowed input.',
      explanation:
        'The allowed inputs form the domain. Different inputs may give the same output, but one input never gives two. In a graph, every vertical line meets the curve at most once.',
      example: 'f(x) = x² gives 9 for the input 3, and for the input −3 as well.',
      difficulty: 'medium',
      questions: [
        {
          question: 'If f(x) = 2x − 1, what is f(5)?',
          answer: '9',
          wrong: ['11', '24', '8'],
          why: 'Two times 5 is 10, and 10 minus 1 is 9.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Logarithm',
      aliases: ['logarithms', 'logs'],
      definition: 'The power to which a base has to be raised to get a given number.',
      explanation:
        'It undoes raising to a power. It turns products into sums and quotients into differences. With base 10 it roughly counts the digits of a number.',
      example: 'To base 10, it is 3 for 1,000, since 10³ = 1,000.',
      difficulty: 'hard',
      questions: [
        {
          question: 'What is the logarithm of 32 to base 2?',
          answer: '5',
          wrong: ['16', '64', '6'],
          why: 'Two to the power of 5 is 32.',
          difficulty: 'hard',
        },
      ],
    },
  ],
  templates: algebraTemplates,
};
