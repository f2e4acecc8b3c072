import type { Topic } from '../concept.ts';

export const python: Topic = {
  name: 'Python',
  aliases: ['py', 'python basics', 'learn python'],
  concepts: [
    {
      term: 'List',
      aliases: ['lists', 'append', 'python list'],
      definition: 'An ordered, changeable collection written in square brackets.',
      explanation:
        'Positions are counted from 0, and negative ones count from the end. The method append adds an item at the end. Items may have different types.',
      example: 'After a = [1, 2] and a.append(3), a is [1, 2, 3].',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is [10, 20, 30][-1] in Python?',
          answer: '30',
          wrong: ['10', '20', 'an error'],
          why: 'Negative positions count from the end, so -1 is the last item.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Tuple',
      aliases: ['tuples'],
      definition: 'An ordered collection, often written in round brackets, that cannot be changed once it exists.',
      explanation:
        'Because it is fixed, it can serve as a key in a dictionary if its items can. It is handy for returning several values at once. One with a single item needs a comma, as in (5,).',
      example: 'point = (3, 4) stores two coordinates that belong together.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What happens with t = (1, 2) followed by t[0] = 5 in Python?',
          answer: 'An error is raised',
          wrong: ['t becomes (5, 2)', 't becomes (1, 5)', 't becomes [5, 2]'],
          why: "A tuple can't be changed, so Python raises a TypeError.",
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Dictionary',
      aliases: ['dictionaries', 'dict', 'dicts', 'key value'],
      definition: 'A collection of pairs, written in braces, in which a value is found by its key.',
      explanation:
        'Each key occurs only once. Looking up a key is fast, no matter how many pairs there are. The method get returns a default if the key is missing.',
      example: "ages = {'Ana': 30, 'Ben': 25} gives 25 for ages['Ben'].",
      difficulty: 'easy',
      questions: [
        {
          question: "What happens in Python if you read d['x'] and the dictionary d has no key 'x'?",
          answer: 'A KeyError is raised',
          wrong: ['The result is None', 'The result is 0', 'The key is added with None'],
          why: "Reading a missing key with brackets raises a KeyError, while d.get('x') gives None.",
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'List comprehension',
      aliases: ['list comprehensions', 'comprehension'],
      definition: 'A short expression in square brackets that builds a new collection with for and, if wanted, if.',
      explanation:
        'It replaces a loop that appends items one by one. The part after if decides which items are taken. With braces instead of brackets, it builds a set or a dictionary.',
      example: '[n * n for n in range(4)] gives [0, 1, 4, 9].',
      difficulty: 'hard',
      questions: [
        {
          question: 'What is [n for n in range(6) if n % 2 == 0] in Python?',
          answer: '[0, 2, 4]',
          wrong: ['[0, 2, 4, 6]', '[2, 4, 6]', '[1, 3, 5]'],
          why: 'range(6) gives 0 to 5, and the even numbers among them are 0, 2 and 4.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Indentation',
      aliases: ['indent', 'python syntax', 'whitespace', 'code block'],
      definition: 'The spaces at the start of a line, which show which lines belong to a block.',
      explanation:
        'Many other languages use braces for this purpose. All lines of a block must begin with the same spaces. Four spaces per level are the usual style.',
      example: 'The lines below if x > 0: belong to it as long as they start further to the right.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How does Python know which lines belong to a loop?',
          answer: 'By their indentation',
          wrong: ['By braces around them', 'By the word end after them', 'By semicolons between them'],
          why: 'Lines of a block start further to the right than the line that opens it.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Exception',
      aliases: ['exceptions', 'try except', 'error handling'],
      definition: 'A signal that something went wrong, which ends the program unless some code handles it.',
      explanation:
        'Risky code goes into a try block, and the reaction goes into an except block. The finally block runs in either case. With raise, code can send such a signal itself.',
      example: "int('abc') causes a ValueError, which except ValueError can handle.",
      difficulty: 'medium',
      questions: [
        {
          question: 'When does the finally block run in Python?',
          answer: 'In any case, with or without an error',
          wrong: [
            'Only if no error occurred before it',
            'Only if an error was handled before it',
            'Only if the error was not handled at all',
          ],
          why: 'The finally block is meant for cleaning up, so it runs in any case.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Slicing',
      aliases: ['slice', 'slices', 'substring'],
      definition: 'The notation with a colon in brackets that takes a part of a sequence, such as s[1:4].',
      explanation:
        'The first number is included, and the second is not. Either can be left out to start at the beginning or go to the end. A third number gives the step, and −1 reverses the order.',
      example: "'python'[0:2] is 'py'.",
      difficulty: 'medium',
      questions: [
        {
          question: "What is 'planet'[1:4] in Python?",
          answer: "'lan'",
          wrong: ["'pla'", "'plan'", "'lane'"],
          why: 'The slice starts at position 1 and ends before position 4.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
