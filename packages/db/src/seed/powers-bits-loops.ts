import type { LayoutOptions } from '@quorbit/contracts/quizzes/layout';
import type { QuestionInput } from '@quorbit/contracts/quizzes/question';

const asked = { marks: 1, image: null };
const keyed = { ...asked, options: [], correctAnswer: null };

/** A quiz that shows the possibilities: every kind of question, formulas, code, and attempts that draw and shuffle. */
export const powersBitsLoops: Required<LayoutOptions> & {
  title: string;
  category: string;
  description: string;
  questions: readonly QuestionInput[];
} = {
  title: 'Powers, Bits and Loops',
  category: 'Programming',
  description:
    'The arithmetic underneath programs. Each attempt draws eight of twelve questions, in an order of its own.',
  shuffleQuestions: true,
  shuffleOptions: true,
  draw: 8,
  questions: [
    {
      ...asked,
      kind: 'single',
      question: 'Which number is $2^{10}$?',
      options: ['512', '1000', '1024', '2048'],
      correctAnswer: 'C',
      difficulty: 'easy',
      explanation: '$2^{10} = 2^5 \\cdot 2^5 = 32 \\cdot 32 = 1024$, which is why a kibibyte has that many bytes.',
    },
    {
      ...asked,
      kind: 'single',
      question:
        'What does this program print?\n\n```python\ntotal = 0\nfor n in range(1, 5):\n    total += n\nprint(total)\n```',
      options: ['6', '10', '15', '5'],
      correctAnswer: 'B',
      difficulty: 'medium',
      explanation: '`range(1, 5)` ends before 5, so the loop adds $1 + 2 + 3 + 4 = 10$.',
    },
    {
      ...asked,
      kind: 'single',
      question: 'Into how many halves at most must binary search cut a sorted list of $n$ items?',
      options: ['About $\\log_2 n$', 'About $\\sqrt{n}$', 'About $n / 2$', 'Exactly $n - 1$'],
      correctAnswer: 'A',
      difficulty: 'hard',
      explanation:
        'Each comparison halves what is left, and $n$ can be halved about $\\log_2 n$ times before one item remains.',
    },
    {
      ...keyed,
      kind: 'true_false',
      question: 'One byte can hold $2^8 = 256$ different values.',
      answerKey: { kind: 'true_false', value: true },
      difficulty: 'easy',
      explanation: 'Each of the eight bits doubles the number of patterns: $2 \\cdot 2 \\cdots 2 = 2^8$.',
    },
    {
      ...keyed,
      kind: 'true_false',
      question:
        'A loop whose condition is false from the beginning still runs its body once:\n\n```c\nwhile (0) {\n  puts("Hello");\n}\n```',
      answerKey: { kind: 'true_false', value: false },
      difficulty: 'medium',
      explanation:
        '`while` checks first. `do … while` is the loop that runs its body before it looks at the condition.',
    },
    {
      ...keyed,
      kind: 'multiple',
      question: 'Which of these are powers of two?',
      choices: ['1', '64', '96', '256', '1000'],
      answerKey: { kind: 'multiple', chosen: [0, 1, 3] },
      difficulty: 'medium',
      explanation:
        '$1 = 2^0$, $64 = 2^6$ and $256 = 2^8$. The others have odd factors: $96 = 3 \\cdot 2^5$ and $1000 = 5^3 \\cdot 2^3$.',
    },
    {
      ...keyed,
      kind: 'multiple',
      question: 'Which of these expressions are 1 for every whole number $n \\ge 1$?',
      choices: ['$n^0$', '$1^n$', '$n^1$', '$\\frac{n}{n}$'],
      answerKey: { kind: 'multiple', chosen: [0, 1, 3] },
      difficulty: 'hard',
      explanation: '$n^1$ is $n$ itself. Each of the other three stays at 1, however large $n$ becomes.',
    },
    {
      ...keyed,
      kind: 'text',
      question: 'What is a unit that is either 0 or 1 called?',
      answerKey: { kind: 'text', accepted: ['bit', 'a bit', 'binary digit'] },
      difficulty: 'easy',
      explanation: 'The word is short for binary digit; John Tukey is said to have coined it in 1947.',
    },
    {
      ...keyed,
      kind: 'text',
      question: 'Which keyword leaves a loop early in C, Java, Python and JavaScript?',
      answerKey: { kind: 'text', accepted: ['break', 'break;'] },
      difficulty: 'easy',
      explanation: '`break` ends the innermost loop; `continue` only goes on to its next round.',
    },
    {
      ...keyed,
      kind: 'number',
      question: 'How many bits do you need at least to number $1000$ things, from $0$ to $999$?',
      unit: 'bits',
      answerKey: { kind: 'number', value: 10, tolerance: 0 },
      difficulty: 'medium',
      explanation: '$2^9 = 512$ is too few and $2^{10} = 1024$ is enough.',
    },
    {
      ...keyed,
      kind: 'number',
      question:
        'Light travels $3 \\cdot 10^8$ metres in a second. How far does it get in one nanosecond, $10^{-9}\\,\\mathrm{s}$?',
      unit: 'm',
      answerKey: { kind: 'number', value: 0.3, tolerance: 0.005 },
      difficulty: 'hard',
      explanation:
        '$3 \\cdot 10^8 \\cdot 10^{-9} = 0.3$ metres: about a foot, which bounds how large a fast chip can be.',
    },
    {
      ...keyed,
      kind: 'number',
      question: 'What does `1 << 5` come to, where `<<` shifts bits to the left?',
      unit: '',
      answerKey: { kind: 'number', value: 32, tolerance: 0 },
      difficulty: 'medium',
      explanation: 'Each step to the left doubles a number, so the result is $1 \\cdot 2^5 = 32$.',
    },
  ],
};
