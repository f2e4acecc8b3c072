import type { Topic } from '../concept.ts';

export const databases: Topic = {
  name: 'Databases and SQL',
  aliases: ['databases', 'database', 'sql', 'relational databases'],
  concepts: [
    {
      term: 'Primary key',
      aliases: ['primary keys', 'unique identifier', 'id column'],
      definition: 'The column, or set of columns, that identifies each row of a table uniquely.',
      explanation:
        'Its value may neither repeat nor be missing. Numbers that count up or random identifiers are typical. Names are a poor choice, since two people can share one.',
      example: 'In a table of students, the student number is a good choice.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which column is the best primary key for a table of people?',
          answer: 'A customer number',
          wrong: ['The first name', 'The date of birth', 'The home town'],
          why: 'A primary key has to be different for every row.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Foreign key',
      aliases: ['foreign keys'],
      definition: 'A column whose values refer to rows of another table.',
      explanation:
        'The database makes sure that the row referred to exists. Attempts to delete such a row are refused or handled as the rule says. Tables are linked in this way without repeating data.',
      example: 'In a table of orders, the column customer_id refers to the table of customers.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What does a foreign key prevent?',
          answer: "References to rows that don't exist",
          wrong: ['Two rows with the same content', 'Queries that take too long', 'Access without a password'],
          why: "The database refuses a value that isn't found in the table it refers to.",
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'SELECT',
      aliases: ['select statement', 'select query', 'where clause', 'sql query'],
      definition: 'The SQL statement that reads rows from one or more tables.',
      explanation:
        "FROM names the table, WHERE sets conditions, and ORDER BY sorts. An asterisk asks for all columns. The statement doesn't change any data.",
      example: 'With "name FROM students WHERE age >= 18" after it, it lists the names of adult students.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which SQL keyword limits a query to rows that meet a condition?',
          answer: 'WHERE',
          wrong: ['ORDER BY', 'FROM', 'INSERT'],
          why: 'The condition after WHERE decides which rows are part of the result.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'JOIN',
      aliases: ['joins', 'inner join', 'left join', 'sql join'],
      definition: 'The SQL operation that combines rows of two tables by a condition.',
      explanation:
        'The inner kind returns only pairs that match. The left kind also returns rows of the first table without a match and fills the rest with NULL. The condition usually compares a key with a reference to it.',
      example: "It can list each order together with the customer's name.",
      difficulty: 'medium',
      questions: [
        {
          question:
            'Customers without orders should be listed, too. Which join fits, if the table of customers comes first?',
          answer: 'LEFT JOIN',
          wrong: ['INNER JOIN', 'CROSS JOIN', 'RIGHT JOIN'],
          why: 'A left join keeps rows of the first table even if nothing matches.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Index',
      aliases: ['indexes', 'indices in databases', 'database index'],
      definition:
        'An extra structure that lets a database find rows by certain columns without reading the whole table.',
      explanation:
        'It works like the keyword list at the back of a book. Reading gets faster, while writing gets a little slower, since the structure has to be kept up to date. It also takes up space.',
      example: 'With one on the column email, a login finds its account quickly.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is the price of adding many indexes to a table?',
          answer: 'Writing to it gets slower',
          wrong: ['Reading from it gets slower', "Its rows can't be deleted", 'Its columns become unique'],
          why: 'Each change of a row has to be written to the indexes as well.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Transaction',
      aliases: ['transactions', 'acid properties', 'commit', 'rollback'],
      definition: 'A group of changes to a database that takes effect completely or not at all.',
      explanation:
        "COMMIT makes the changes permanent, and ROLLBACK undoes them. If the power fails halfway, the database goes back to the state before. Others don't see half-finished changes.",
      example: 'When money is transferred, both accounts change, or neither does.',
      difficulty: 'hard',
      questions: [
        {
          question:
            'A program fails after the first of two changes in a transaction. What happens to the first change?',
          answer: 'It is undone',
          wrong: ['It stays stored', 'It is repeated', 'It waits for the second'],
          why: 'A transaction takes effect as a whole or not at all.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Normalization',
      aliases: ['normalisation', 'normal form', 'normal forms', 'redundancy'],
      definition: 'The practice of splitting tables so that each fact is stored in only one place.',
      explanation:
        'Repeated data can contradict itself when only one copy is changed. Smaller tables that refer to each other avoid this. The steps are described by the first, second and third normal form.',
      example: "Instead of writing a customer's address into every order, you store it once with the customer.",
      difficulty: 'hard',
      questions: [
        {
          question: 'What is the main aim of normalizing a database?',
          answer: 'To store each fact only once',
          wrong: ['To make every query shorter', 'To encrypt the stored data', 'To keep all data in one table'],
          why: "If a fact is stored once, its copies can't contradict each other.",
          difficulty: 'medium',
        },
      ],
    },
  ],
};
