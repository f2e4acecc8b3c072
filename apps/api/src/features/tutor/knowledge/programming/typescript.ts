import type { Topic } from '../concept.ts';

export const typescript: Topic = {
  name: 'TypeScript',
  aliases: ['ts', 'type script', 'static typing in javascript'],
  concepts: [
    {
      term: 'Type annotation',
      aliases: ['type annotations', 'static types', 'types', 'type checking'],
      definition: 'A note after a colon in the code that says which values a variable or parameter may hold.',
      explanation:
        "The compiler checks it and reports an error where it doesn't fit. The notes are removed when the code becomes JavaScript, so they cost nothing at run time. Often they can be left out, because the compiler works them out itself.",
      example: 'In let age: number = 5, the part ": number" is one.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What happens to type annotations when TypeScript is turned into JavaScript?',
          answer: 'They are removed',
          wrong: ['They become comments', 'They become run-time checks', 'They become classes'],
          why: 'Types exist only for the check before the program runs.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Interface',
      aliases: ['interfaces', 'object type'],
      definition: "A named description of an object's shape, introduced by its own keyword, that can extend others.",
      explanation:
        'It lists property names with their types. An object fits as soon as it has the properties that are asked for, whatever it is called. Several declarations of the same name are merged into one.',
      example: "With { name: string; age: number } as its body, it accepts { name: 'Ada', age: 36 }.",
      difficulty: 'medium',
      questions: [
        {
          question: 'When does an object fit an interface in TypeScript?',
          answer: 'When it has the required properties',
          wrong: ['When its class has the same name', 'When it was created with new', 'When it has no other methods'],
          why: 'TypeScript compares structures, not names.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Union type',
      aliases: ['union', 'unions', 'union types', 'discriminated union'],
      definition: 'A combination of several alternatives, written with |, of which a value has to match one.',
      explanation:
        'Before you use something that only one alternative has, you check which one is there. The compiler follows such checks and narrows the alternatives down. It is often used for a fixed set of texts.',
      example: "string | number accepts both 'seven' and 7.",
      difficulty: 'medium',
      questions: [
        {
          question: "Which value does the type 'small' | 'medium' | 'large' NOT accept?",
          answer: "'huge'",
          wrong: ["'small'", "'medium'", "'large'"],
          why: 'Only the three texts that are listed are accepted.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Generics',
      aliases: ['generic', 'type parameter', 'type parameters'],
      definition: 'Placeholders for types, in angle brackets, that let one piece of code work for many types.',
      explanation:
        'The actual type is filled in where the code is used, often automatically. In contrast to any, the connection between input and output is kept. Limits can be set with the keyword extends.',
      example: 'Array<string> is a list of texts, and Array<number> is a list of numbers.',
      difficulty: 'hard',
      questions: [
        {
          question: "A function is declared as first<T>(list: T[]): T. What type does first(['a', 'b']) have?",
          answer: 'string',
          wrong: ['string[]', 'any', 'T[]'],
          why: 'The list contains strings, so T is string, and the function returns one T.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'any and unknown',
      aliases: ['any type', 'unknown type'],
      definition: 'The two types that accept every value, the first without checks and the second only with them.',
      explanation:
        'The first switches checking off, so mistakes show up only when the program runs. With the second, you have to find out what a value is before you use it. For data from outside, the second is therefore safer.',
      example: "A value of the second kind can be used as a string after a typeof check for 'string'.",
      difficulty: 'hard',
      questions: [
        {
          question: 'Why is unknown safer than any in TypeScript?',
          answer: 'It must be checked before it is used',
          wrong: [
            'It is converted to a string at first',
            "It can't be passed to any function",
            'It is removed before the program runs',
          ],
          why: 'With unknown, the compiler demands a check, while any allows everything.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Optional property',
      aliases: ['optional properties', 'optional chaining'],
      definition: 'A part of an object, marked with a question mark, that may be missing.',
      explanation:
        "Reading it gives undefined if it isn't there. The compiler makes you handle that case when strict checks are on. The operator ?. reads on only if there is something to read from.",
      example: 'In { name: string; nickname?: string }, the nickname may be left out.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is the value of user?.name if user is undefined?',
          answer: 'undefined',
          wrong: ['null', 'an empty string', 'an error is thrown'],
          why: 'The operator ?. stops and gives undefined if there is nothing on its left.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
