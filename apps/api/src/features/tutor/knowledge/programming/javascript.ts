import type { Topic } from '../concept.ts';

export const javascript: Topic = {
  name: 'JavaScript',
  aliases: ['js', 'java script', 'ecmascript', 'javascript basics'],
  concepts: [
    {
      term: 'Closure',
      aliases: ['closures', 'lexical scope'],
      definition: 'A function together with the variables of the place where it was created.',
      explanation:
        'Such a function keeps access to those variables even after the outer function has returned. This makes private state possible. Each call of the outer function creates its own set of variables.',
      example: 'A counter function that adds 1 to a variable of its outer function remembers the count between calls.',
      difficulty: 'hard',
      questions: [
        {
          question:
            'A function makeCounter() returns a function that increases a variable of makeCounter. Two counters are made. Do they share the count?',
          answer: 'No, each one has its own count',
          wrong: [
            'Yes, they share a global count',
            'Yes, but only within one file',
            'No, the count is lost after each call',
          ],
          why: 'Each call of makeCounter creates a new variable, which only its own inner function sees.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Promise',
      aliases: ['promises', 'async', 'await', 'async await', 'asynchronous'],
      definition: 'An object for the result of work that finishes later, either with a value or with an error.',
      explanation:
        'It starts as pending and becomes fulfilled or rejected, and then never changes again. The keyword await pauses an async function until the result is there. Other code can run in the meantime.',
      example: "fetch('/news') returns one at once, and the response arrives later.",
      difficulty: 'medium',
      questions: [
        {
          question: 'What does the keyword await do in an async function?',
          answer: 'It pauses the function until a promise settles',
          wrong: [
            'It stops the whole page until a promise settles',
            'It runs the function in a second thread',
            'It repeats the function until it succeeds',
          ],
          why: 'Only the async function is paused, while other code goes on running.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Array',
      aliases: ['arrays', 'map and filter', 'array methods'],
      definition: 'An ordered list of values in which each one is reached by a number that starts at 0.',
      explanation:
        'Its length property says how many values there are. The method push adds a value at the end. The method map makes a new list by applying a function to every value.',
      example: "In ['a', 'b', 'c'] the value at position 1 is 'b'.",
      difficulty: 'easy',
      questions: [
        {
          question: 'What does [1, 2, 3].map((n) => n * 2) return?',
          answer: '[2, 4, 6]',
          wrong: ['[1, 2, 3]', '[1, 4, 9]', '12'],
          why: 'The method map applies the function to every value and collects the results.',
          difficulty: 'easy',
        },
        {
          question: 'What is the index of the first value of an array?',
          answer: '0',
          wrong: ['1', '-1', '2'],
          why: 'Positions are counted from zero.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Strict equality',
      aliases: ['triple equals', 'equality operator', 'equality'],
      definition: 'The comparison written === that is true only if type and value agree.',
      explanation:
        'The operator == converts values of different types before it compares them, which can surprise. For this reason, most style guides prefer ===. Two objects are the same for it only if they are one and the same object.',
      example: "1 === '1' is false, while 1 == '1' is true.",
      difficulty: 'medium',
      questions: [
        {
          question: "What is the result of 0 === '0' in JavaScript?",
          answer: 'false',
          wrong: ['true', 'undefined', 'an error'],
          why: 'A number and a string have different types, so === gives false.',
          difficulty: 'easy',
        },
        {
          question: 'What is the result of [] === [] in JavaScript?',
          answer: 'false',
          wrong: ['true', 'undefined', 'an error'],
          why: 'Each pair of brackets creates a new array, and two different objects are never the same.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'let and const',
      aliases: ['const', 'var', 'variable declaration', 'block scope'],
      definition: 'The two keywords that declare variables which are visible only within their block.',
      explanation:
        "With the first, a new value can be assigned later, and with the second it can't. The contents of an object can still change, whichever of them declared it. The older keyword var makes a variable visible in the whole function.",
      example: 'A loop counter declared in a for loop this way cannot be used after the loop.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What happens if you assign a new value to a variable that was declared with const?',
          answer: 'An error is thrown',
          wrong: ['The new value is used', 'Nothing happens at all', 'The variable is deleted'],
          why: 'A variable declared with const cannot get a new value, so a TypeError is thrown.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'undefined',
      aliases: ['null', 'null and undefined'],
      definition: 'The value of a variable or property that has not been given any value.',
      explanation:
        'It is also what a function without a return statement returns. The value null, on the other hand, is usually set on purpose to say that there is nothing. With the operator ?? both can be replaced by a default.',
      example: 'After let x; the variable x has this value.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What does a JavaScript function return if it has no return statement?',
          answer: 'undefined',
          wrong: ['null', '0', 'false'],
          why: 'Without a return statement, a call has the value undefined.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'JSON',
      aliases: ['json format', 'json parse'],
      definition:
        'A text format for data, with braces for objects and brackets for lists, that many languages can read.',
      explanation:
        'Names and texts are in double quotes. It can hold texts, numbers, true, false, null, lists and objects, but no functions. JSON.parse turns such a text into a value, and JSON.stringify does the opposite.',
      example: '{"name": "Ada", "born": 1815} is an object in this format.',
      difficulty: 'easy',
      questions: [
        {
          question: "Which of these can't be part of a JSON text?",
          answer: 'A function',
          wrong: ['A list', 'A number', 'The value null'],
          why: 'JSON describes data only, so functions are not part of it.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
