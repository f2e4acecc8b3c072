import type { SeedCategory } from '../seed-category.ts';

export const programming: SeedCategory = {
  category: 'Programming',
  quizzes: [
    {
      title: 'Sorting Out Data Structures',
      description: 'How stacks, trees, graphs and sorting algorithms behave, and what they cost.',
      questions: [
        {
          question: 'Which data structure removes elements in last-in, first-out order?',
          options: ['Hash map', 'Queue', 'Binary heap', 'Stack'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Like a pile of plates, a stack only gives access to its top. Function calls use one, which is why endless recursion causes a stack overflow.',
        },
        {
          question: 'What must hold for an array before binary search can be relied on to find a value in it?',
          options: [
            'Its elements are sorted',
            'Its elements are positive',
            'Its length is a power of two',
            'Its elements are integers',
          ],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Each step discards the half that cannot contain the target, a decision that is only valid if the order of the elements is known.',
        },
        {
          question:
            'A sorted array holds 1,000,000 items. About how many probes does binary search need in the worst case?',
          options: ['100', '500,000', '20', '1,000'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Each probe halves the remaining range, and 2 to the power of 20 is 1,048,576, so about 20 halvings leave a single item.',
        },
        {
          question:
            'Which structure does a breadth-first search of a graph normally use to hold the nodes waiting to be visited?',
          options: ['A queue', 'A hash table', 'A search tree', 'A stack'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'First-in, first-out order makes the search finish all nodes at one distance from the start before moving further out. A stack would give depth-first search.',
        },
        {
          question:
            'Which of these sorting algorithms, in its standard form, needs only O(n log n) time even in the worst case?',
          options: ['Selection sort', 'Bubble sort', 'Insertion sort', 'Merge sort'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Merge sort always splits its input in half and merges in linear time, so there are about log n levels of work costing n each.',
        },
        {
          question: 'In what order does an in-order traversal of a binary search tree visit the keys?',
          options: [
            'From largest to smallest',
            'From smallest to largest',
            'Level by level from the root',
            'In order of insertion',
          ],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'The left subtree holds smaller keys and the right subtree larger ones, so visiting left, node, right lists the keys sorted.',
        },
        {
          question: 'How many nodes are there in a perfect binary tree that has five completely filled levels?',
          options: ['31', '32', '25', '16'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'The levels hold 1, 2, 4, 8 and 16 nodes. In general k full levels contain 2 to the power of k, minus 1, nodes.',
        },
        {
          question:
            'Quicksort always happens to choose the smallest remaining element as its pivot. What is its running time on n items?',
          options: ['O(n)', 'O(n²)', 'O(n log n)', 'O(log n)'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Each partition removes just one element, so the work is n + (n − 1) + … + 1. Choosing pivots at random makes this case very unlikely.',
        },
        {
          question: "What feature of a graph can make Dijkstra's shortest-path algorithm return a wrong result?",
          options: [
            'Nodes without any neighbours',
            'Edges of negative weight',
            'Edges of equal weight',
            'Cycles of even length',
          ],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Dijkstra treats a node as final once it is the nearest one left, which a later negative edge could contradict. The Bellman-Ford algorithm copes with such edges.',
        },
        {
          question:
            'Items are appended one at a time to a dynamic array that doubles its capacity when full. What is the tightest bound on the time for n appends?',
          options: ['O(n log n)', 'O(log n)', 'O(n)', 'O(n²)'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'The copying costs 1 + 2 + 4 + …, which adds up to less than 2n. Each append is therefore said to take amortised constant time.',
        },
      ],
    },
    {
      title: 'Loops, Logic and Recursion',
      description: 'Read small pieces of code and work out what they do.',
      questions: [
        {
          question:
            'In a language with zero-based indexing, what is the index of the last element of an array of 8 elements?',
          options: ['8', '6', '7', '9'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Counting starts at 0, so the last index is the length minus one. Forgetting this leads to the classic off-by-one error.',
        },
        {
          question: 'Which Boolean operation gives true only when both of its inputs are true?',
          options: ['AND', 'OR', 'NOR', 'XOR'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation: 'OR needs at least one true input, XOR exactly one, and NOR none at all.',
        },
        {
          question: 'What is a function that calls itself called?',
          options: ['Asynchronous function', 'Anonymous function', 'Overloaded function', 'Recursive function'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation: 'To stop, such a function needs a base case that it can answer without calling itself again.',
        },
        {
          question: 'In Python 3, what does the expression 7 // 2 + 7 % 2 evaluate to?',
          options: ['3', '4.5', '5', '4'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation: 'The operator // divides and rounds down, giving 3, while % gives the remainder 1.',
        },
        {
          question: 'In JavaScript, what string does the expression typeof null produce?',
          options: ['"undefined"', '"object"', '"boolean"', '"null"'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'This is a quirk from the first version of the language, kept because too many existing web pages would break if it were changed.',
        },
        {
          question: 'In Python, a = [1, 2] is followed by b = a and then b.append(9). What does len(a) return?',
          options: ['2', '1', '3', '4'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Assignment copies the reference, not the list, so both names refer to one object. Writing b = a.copy() would have kept them apart.',
        },
        {
          question: 'A function f(n) returns 1 when n is 0 and n × f(n − 1) otherwise. What does f(5) return?',
          options: ['15', '120', '60', '24'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation: 'This is the factorial: 5 × 4 × 3 × 2 × 1. The base case f(0) = 1 ends the chain of calls.',
        },
        {
          question: 'In C, why does the test p != NULL && *p > 0 never read through a null pointer?',
          options: [
            'A false left side ends the test',
            'The null address contains a zero',
            'The operators bind right to left',
            'The compiler reorders both sides',
          ],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'The && operator short-circuits: for a null p its left operand is false, so the result is known and *p is not evaluated.',
        },
        {
          question:
            'A loop runs i from 1 to 4; inside it, another runs j from i to 4, both ends included. How often does the inner body run?',
          options: ['12', '10', '8', '16'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'The inner loop runs 4, 3, 2 and 1 times. For an upper limit n the total is n(n + 1) / 2, which still grows quadratically.',
        },
        {
          question: 'In JavaScript, what value does the expression "5" + 3 - 2 produce?',
          options: ['NaN', '532', '6', '51'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'With a string operand + joins text, giving "53". The minus sign has no text meaning, so the string is then converted to a number.',
        },
      ],
    },
    {
      title: 'Pioneers of Programming',
      description: 'The people, machines and languages that shaped the craft of programming.',
      questions: [
        {
          question: 'Who created the Python programming language, first released in 1991?',
          options: ['Bjarne Stroustrup', 'Guido van Rossum', 'Larry Wall', 'James Gosling'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'He named it after the comedy group Monty Python, not the snake. The other three created C++, Java and Perl.',
        },
        {
          question: 'What does the letter M stand for in HTML?',
          options: ['Markup', 'Machine', 'Message', 'Multiple'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'HTML is HyperText Markup Language: tags mark up the structure of a text, an idea taken from the older standard SGML.',
        },
        {
          question: 'Which language is mainly used to describe the colours, fonts and layout of a web page?',
          options: ['Perl', 'Java', 'CSS', 'SQL'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Cascading Style Sheets separate appearance from content. Håkon Wium Lie first proposed them in 1994.',
        },
        {
          question: 'For which machine did Ada Lovelace publish an algorithm to compute Bernoulli numbers in 1843?',
          options: ['Pascaline', 'Difference Engine', 'Jacquard loom', 'Analytical Engine'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Charles Babbage designed this general-purpose mechanical computer but never completed it. Its punched cards were inspired by the Jacquard loom.',
        },
        {
          question:
            "Which language for commercial data processing, designed in 1959, drew heavily on Grace Hopper's FLOW-MATIC?",
          options: ['COBOL', 'Simula', 'Pascal', 'Fortran'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'COBOL kept the idea of English-like statements so that business staff could read programs. Fortran, in contrast, was aimed at scientific formulas.',
        },
        {
          question: 'Who designed the C programming language at Bell Labs in the early 1970s?',
          options: ['Dennis Ritchie', 'Niklaus Wirth', 'Edsger Dijkstra', 'John McCarthy'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'He developed C from the earlier language B. Rewriting Unix in C made the system portable to new machines.',
        },
        {
          question:
            'Which version control system did Linus Torvalds write in 2005 to manage the source code of the Linux kernel?',
          options: ['CVS', 'Subversion', 'Git', 'Mercurial'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'In this distributed system every clone carries the full history, so most operations need no server.',
        },
        {
          question: 'Who wrote the 1968 letter published under the title "Go To Statement Considered Harmful"?',
          options: ['Christopher Strachey', 'Tony Hoare', 'Donald Knuth', 'Edsger Dijkstra'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'He argued that unrestricted jumps make programs hard to reason about, which helped to spread structured programming with loops and blocks.',
        },
        {
          question: 'Which programming language was John McCarthy developing at MIT in 1958?',
          options: ['Smalltalk', 'Lisp', 'BASIC', 'Prolog'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Its programs are written as nested lists that can themselves be treated as data. It also introduced automatic garbage collection.',
        },
        {
          question: 'Under which earlier name was the language Java developed before it was renamed?',
          options: ['LiveScript', 'Oak', 'Cedar', 'Mocha'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            "The name came from a tree outside James Gosling's office and was dropped over a trademark clash. Mocha and LiveScript were early names of JavaScript.",
        },
      ],
    },
  ],
};
