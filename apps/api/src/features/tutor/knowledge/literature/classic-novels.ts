import type { Topic } from '../concept.ts';

export const classicNovels: Topic = {
  name: 'Classic novels',
  aliases: ['novels', 'novel', 'classics', 'famous books', 'classic books', 'world literature', 'famous novels'],
  concepts: [
    {
      term: 'Don Quixote',
      aliases: ['Cervantes', 'Miguel de Cervantes', 'Sancho Panza', 'windmills', 'Quixote'],
      definition: 'The Spanish novel of a man who has read too many tales of knights and sets out as one.',
      explanation:
        'Miguel de Cervantes published it in two parts, in 1605 and 1615. The hero takes inns for castles and fights for justice where nobody asked for it, while his servant Sancho Panza sees the world as it is. It is often called the first modern novel.',
      example: 'The hero attacks windmills because he takes them for giants.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What does Don Quixote take the windmills for?',
          answer: 'Giants',
          wrong: ['Dragons', 'Castles', 'Wizards'],
          why: 'He charges at them with his lance although Sancho Panza tells him what they are.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Robinson Crusoe',
      aliases: ['Crusoe', 'Daniel Defoe', 'Defoe', 'desert island'],
      definition: 'The novel of 1719 about a man who lives on an island for 28 years after a shipwreck.',
      explanation:
        'Daniel Defoe wrote it as if it were a true report. The hero saves tools from the wreck, builds a home and keeps a diary. After many years he meets another man, whom he names after a day of the week.',
      example: 'He marks the days by cutting notches into a post.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What name does Robinson Crusoe give the man he saves on the island?',
          answer: 'Friday',
          wrong: ['Monday', 'Sunday', 'Tuesday'],
          why: 'He names him after the day of the week on which they met.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Pride and Prejudice',
      aliases: ['Jane Austen', 'Austen', 'Elizabeth Bennet', 'Mr Darcy', 'Darcy'],
      definition: 'The novel of 1813 in which Elizabeth Bennet and Mr Darcy slowly learn to value each other.',
      explanation:
        'Jane Austen tells with a lot of wit of a family with five daughters who need to marry well. Elizabeth thinks Mr Darcy arrogant, and he looks down on her family. Both have to see their own mistakes before they can be happy.',
      example: 'It opens by saying that a single man with a fortune “must be in want of a wife”.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Who wrote “Pride and Prejudice”?',
          answer: 'Jane Austen',
          wrong: ['Mary Shelley', 'Emily Brontë', 'George Eliot'],
          why: 'Jane Austen published it in 1813; she also wrote “Emma” and “Sense and Sensibility”.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Frankenstein',
      aliases: ['Mary Shelley', 'Frankenstein’s monster', 'Victor Frankenstein', 'the modern Prometheus'],
      definition: 'The novel of 1818 about a young scientist who creates a living being and rejects it.',
      explanation:
        'Mary Shelley began it at the age of 18 during a rainy summer by Lake Geneva. The being is gentle at first, but loneliness and hatred turn it into a killer. The book asks what creators owe to what they create, and is often seen as early science fiction.',
      example: 'Many people give the scientist’s name to the being, which has no name in the book.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In Mary Shelley’s novel, who is Frankenstein?',
          answer: 'The scientist',
          wrong: ['The creature', 'The captain', 'The village doctor'],
          why: 'Victor Frankenstein creates the being, which itself has no name.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Moby-Dick',
      aliases: ['Moby Dick', 'Herman Melville', 'Melville', 'Captain Ahab', 'Ishmael', 'white whale'],
      definition: 'The novel of 1851 about a captain’s hunt for the white whale that took his leg.',
      explanation:
        'Herman Melville had been on whaling ships himself and describes the work in detail. Captain Ahab thinks of nothing but revenge and takes his ship and crew to ruin. Only Ishmael, who tells the story, survives.',
      example: 'It opens with a famous short sentence: “Call me Ishmael.”',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who tells the story in “Moby-Dick”?',
          answer: 'Ishmael',
          wrong: ['Queequeg', 'Starbuck', 'Captain Ahab'],
          why: 'Ishmael, a sailor on the Pequod, is the only one who survives to tell it.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Crime and Punishment',
      aliases: ['Dostoevsky', 'Dostoyevsky', 'Raskolnikov', 'Russian novel'],
      definition: 'The Russian novel about a poor former student who kills a pawnbroker and is tortured by guilt.',
      explanation:
        'Fyodor Dostoevsky published it in 1866. The former student Raskolnikov believes that extraordinary people may break the law. After the deed he becomes ill with fear and guilt until he confesses, urged by Sonya, who believes in him.',
      example: 'The investigator Porfiry plays a patient game of talks with Raskolnikov until he gives in.',
      difficulty: 'hard',
      questions: [
        {
          question: 'Who wrote “Crime and Punishment”?',
          answer: 'Fyodor Dostoevsky',
          wrong: ['Leo Tolstoy', 'Anton Chekhov', 'Nikolai Gogol'],
          why: 'Dostoevsky published the novel about Raskolnikov in 1866.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Nineteen Eighty-Four',
      aliases: ['1984', 'George Orwell', 'Orwell', 'Big Brother', 'Winston Smith', 'dystopia'],
      definition: 'The novel of 1949 about a state that watches everyone and rewrites the past.',
      explanation:
        'George Orwell describes a future in which the Party controls even language and thought. Winston Smith, whose job is to change old newspapers, begins to doubt and to love. The book is a dystopia, a picture of a frightening society.',
      example: 'Posters warn the citizens: “Big Brother is watching you”.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the job of Winston Smith in Orwell’s “Nineteen Eighty-Four”?',
          answer: 'He changes old newspapers',
          wrong: ['He trains young soldiers', 'He repairs telescreens', 'He teaches foreign languages'],
          why: 'At the Ministry of Truth he rewrites old reports so that they fit what the Party says now.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
