import type { Topic } from '../concept.ts';
import { calculusTemplates } from '../templates/calculus.ts';

export const calculus: Topic = {
  name: 'Calculus',
  aliases: ['derivatives', 'integrals', 'differentiation', 'integration'],
  concepts: [
    {
      term: 'Limit',
      aliases: ['limits'],
      definition: 'The value that an expression gets as close to as we like while its input approaches some point.',
      explanation:
        'The expression need not have a value at the point itself. Many ideas of calculus are defined with its help. It can also describe what happens as the input grows without end.',
      example: 'As x grows without end, 1/x gets as close to 0 as we like.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which value does (2x + 1)/x approach as x grows without end?',
          answer: '2',
          wrong: ['1', '3', '0'],
          why: 'The expression equals 2 + 1/x, and 1/x approaches 0.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Derivative',
      aliases: ['derivatives of functions', 'differentiate', 'rate of change'],
      definition: 'The rate at which a function changes at a point, which is the slope of its graph there.',
      explanation:
        'Where it is positive, the function rises, and where it is negative, the function falls. For xⁿ it is n times x to the power n − 1. That of a constant is zero.',
      example: "If a function gives a car's position over time, this gives the car's speed.",
      difficulty: 'medium',
      questions: [
        {
          question: 'What is the derivative of x³?',
          answer: '3x²',
          wrong: ['x²', '3x³', '2x³'],
          why: 'For xⁿ, the exponent becomes a factor and then drops by one.',
          difficulty: 'medium',
        },
        {
          question: 'What is the derivative of the constant function f(x) = 7?',
          answer: '0',
          wrong: ['7', '1', '7x'],
          why: 'A constant never changes, so its rate of change is zero.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Definite integral',
      aliases: ['integral', 'integrate', 'area under a curve', 'antiderivative'],
      definition: 'The signed area between the graph of a function and the horizontal axis from one point to another.',
      explanation:
        'Areas below the axis count as negative. It can be found with an antiderivative: its value at the end minus its value at the start. It adds up infinitely many very small pieces.',
      example: "If a function gives a car's speed over time, this gives the distance travelled.",
      difficulty: 'hard',
      questions: [
        {
          question: 'What is the definite integral of 2x from 0 to 3?',
          answer: '9',
          wrong: ['6', '3', '18'],
          why: 'An antiderivative is x², and 3² minus 0² is 9.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Fundamental theorem of calculus',
      aliases: ['fundamental theorem'],
      definition: 'The statement that differentiating and integrating undo each other.',
      explanation:
        'It links slopes with areas. To find an area, it is enough to know a function whose slope is the given one. Isaac Newton and Gottfried Wilhelm Leibniz developed these ideas in the 17th century.',
      example: 'Since x² has the slope 2x, the area under 2x from 0 to 3 is 3² − 0² = 9.',
      difficulty: 'hard',
      questions: [
        {
          question: 'F is an antiderivative of f. What is the definite integral of f from a to b?',
          answer: 'F(b) − F(a)',
          wrong: ['F(a) − F(b)', 'F(a) + F(b)', 'F(b) × F(a)'],
          why: "By the fundamental theorem, it is the antiderivative's value at the end minus its value at the start.",
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Chain rule',
      aliases: ['chain rules', 'composite function'],
      definition: 'The rule for differentiating a function that is applied to the result of another one.',
      explanation:
        'The outer rate of change is multiplied by the inner one. It is handy when a bracket is raised to a power. Several nested steps are simply multiplied one after the other.',
      example: 'For (2x + 1)³ it gives 3(2x + 1)² × 2, since the inner slope is 2.',
      difficulty: 'hard',
      questions: [
        {
          question: 'What is the derivative of (5x + 2)²?',
          answer: '10(5x + 2)',
          wrong: ['2(5x + 2)', '5(5x + 2)', '25(5x + 2)'],
          why: 'The outer derivative 2(5x + 2) is multiplied by the inner one, 5.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Product rule',
      aliases: ['product rules', 'derivative of a product'],
      definition: 'The rule (fg)′ = f′g + fg′ for differentiating two functions multiplied by each other.',
      explanation:
        'It is wrong to just multiply the two derivatives. Each factor is differentiated once, while the other one is left as it is. The results are added.',
      example: 'For x · sin x it gives sin x + x cos x.',
      difficulty: 'hard',
      questions: [
        {
          question: 'What is the derivative of x · eˣ?',
          answer: 'eˣ + x · eˣ',
          wrong: ['x · eˣ', 'eˣ', '1 + eˣ'],
          why: 'One times eˣ is added to x times the derivative of eˣ, which is eˣ itself.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Local maximum',
      aliases: ['maximum', 'extrema', 'maxima and minima', 'optimisation', 'optimization', 'turning point'],
      definition: "A point at which a function's value is at least as great as at all points nearby.",
      explanation:
        'If the function is smooth there, the slope is zero. Usually the slope changes from positive to negative there. It need not be the greatest value overall.',
      example: "The top of a thrown ball's path is one for its height over time.",
      difficulty: 'medium',
      questions: [
        {
          question: 'What is the slope of a smooth function at a local maximum inside its domain?',
          answer: 'Zero',
          wrong: ['Positive', 'Negative', 'Infinite'],
          why: 'The function stops rising there and has not started to fall, so its slope is zero.',
          difficulty: 'medium',
        },
      ],
    },
  ],
  templates: calculusTemplates,
};
