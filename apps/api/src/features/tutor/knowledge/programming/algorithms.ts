import type { Topic } from '../concept.ts';

export const algorithms: Topic = {
  name: 'Algorithms and data structures',
  aliases: ['algorithms', 'algorithm', 'data structures', 'data structure', 'sorting'],
  concepts: [
    {
      term: 'Binary search',
      aliases: ['binary searches'],
      definition: 'A method that finds an item in a sorted list by halving the part to look at in each step.',
      explanation:
        "It compares the wanted item with the one in the middle and then continues in one half only. Doubling the list's length adds just one step. It doesn't work if the list is unsorted.",
      example: 'To find a name among 1,000 sorted ones, it needs at most 10 comparisons.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What has to be true of a list before binary search can be used on it?',
          answer: 'It is sorted',
          wrong: ['It has an even length', 'It holds only numbers', 'It has no repeated items'],
          why: 'Only in a sorted list does a comparison tell which half to continue in.',
          difficulty: 'easy',
        },
        {
          question: 'About how many steps does binary search need at most for a million sorted items?',
          answer: '20',
          wrong: ['1,000', '500,000', '6'],
          why: 'Two to the power of 20 is a little more than a million.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Big O notation',
      aliases: ['big o', 'time complexity', 'complexity'],
      definition: 'A way to describe how the cost of a method grows as its input grows, ignoring constant factors.',
      explanation:
        'O(1) means that the cost stays the same, O(n) that it grows in step with the input. With O(n²), twice the input costs four times as much. It says nothing about the exact time in seconds.',
      example: 'Looking at every item of a list once is O(n).',
      difficulty: 'hard',
      questions: [
        {
          question: 'A method takes O(n²) time. The input gets three times as large. About how does the time grow?',
          answer: 'It becomes nine times as long',
          wrong: ['It becomes three times as long', 'It becomes six times as long', 'It becomes eight times as long'],
          why: 'The time grows with the square of the input, and three squared is nine.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Stack',
      aliases: ['stacks', 'lifo', 'last in first out'],
      definition: 'A collection from which the item that was added last is always taken first.',
      explanation:
        'Adding is called push, and taking is called pop. Function calls are managed in this way: the function called last returns first. The undo command of an editor works alike.',
      example: 'It is like a pile of plates: you add and take at the top.',
      difficulty: 'easy',
      questions: [
        {
          question:
            'The numbers 1, 2 and 3 are pushed onto an empty stack in this order. Which one does the first pop return?',
          answer: '3',
          wrong: ['1', '2', '6'],
          why: 'The item that was added last is taken first.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Queue',
      aliases: ['queues', 'fifo', 'first in first out'],
      definition: 'A collection from which the item that was added first is always taken first.',
      explanation:
        'Items are added at one end and taken at the other. It keeps the order of arrival. Printers and servers use it for jobs that are waiting.',
      example: 'It is like people lining up at a ticket counter.',
      difficulty: 'easy',
      questions: [
        {
          question:
            'The letters A, B and C are added to an empty queue in this order, and one is taken out. Which letters remain?',
          answer: 'B and C',
          wrong: ['A and B', 'A and C', 'Only C'],
          why: 'A came first, so it leaves first.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Hash table',
      aliases: ['hash tables', 'hash map', 'hashmap', 'hashing'],
      definition: 'A structure that works out from a key where its value is stored, so that looking up is fast.',
      explanation:
        'A function turns the key into a number, which gives the place. If two keys lead to the same place, both are stored all the same and told apart by comparing. On average, looking up takes constant time.',
      example: 'A phone book on a computer can find "Miller" directly, without reading the names before.',
      difficulty: 'hard',
      questions: [
        {
          question: 'What is it called when two keys of a hash table lead to the same place?',
          answer: 'A collision',
          wrong: ['A recursion', 'A deadlock', 'An overflow'],
          why: 'Different keys can produce the same number, and this is called a collision.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Recursion',
      aliases: ['recursive', 'recursive function'],
      definition: 'The technique in which a function calls itself to solve a smaller version of the problem.',
      explanation:
        'It needs a base case that is solved directly, or it would never end. It suits structures that contain smaller copies of themselves, such as folders within folders. Every such solution can also be written with a loop.',
      example: 'The factorial of 5 is 5 times the factorial of 4, and so on down to 1.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What does a recursive function need in order to come to an end?',
          answer: 'A base case',
          wrong: ['A return type', 'A global variable', 'A sorted input'],
          why: 'The base case is solved directly, without a further call.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Linked list',
      aliases: ['linked lists'],
      definition: 'A chain of items in which each one stores where the next one is.',
      explanation:
        'Adding or removing an item next to a known one is fast, since only references change. Reaching the hundredth item is slow, because you have to follow the chain from the start. The last item refers to nothing.',
      example: 'In a treasure hunt, each clue tells you where to find the next one.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is slower in a linked list than in an array?',
          answer: 'Reaching an item by its position',
          wrong: ['Adding an item at the start', 'Removing the first item', 'Checking whether it is empty'],
          why: 'In a linked list you have to follow the chain, while an array finds a position directly.',
          difficulty: 'hard',
        },
      ],
    },
  ],
};
