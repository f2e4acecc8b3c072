import type { Topic } from '../concept.ts';

export const storytelling: Topic = {
  name: 'Storytelling',
  aliases: ['narrative', 'elements of a story', 'story elements', 'fiction', 'narration', 'creative writing', 'prose'],
  concepts: [
    {
      term: 'Plot',
      aliases: ['plots', 'story structure', 'climax', 'rising action', 'exposition', 'Freytag'],
      definition: 'The chain of events, linked by cause and effect, that makes up a narrative.',
      explanation:
        'A classic one begins with an exposition that introduces people and place. A conflict leads to rising tension and then to the climax, the turning point. After that the tension falls, and the conflict is resolved.',
      example: 'In “Cinderella” the invitation to the ball, the lost shoe and the search follow from each other.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the climax of a plot?',
          answer: 'The point of the highest tension',
          wrong: ['The list of all characters', 'The first mention of the place', 'The message behind the story'],
          why: 'At the climax the conflict comes to a head and turns; after it the tension falls.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Protagonist',
      aliases: ['main character', 'hero', 'heroine', 'protagonists', 'antagonist'],
      definition: 'The main character, whose goals and struggles the reader follows.',
      explanation:
        'The word comes from Greek, where it meant the first actor. This person need not be good: some are weak or even criminal. The person or force that works against them is the antagonist.',
      example: 'Harry Potter has this role in the novels named after him, and Voldemort opposes him.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the opponent of a protagonist called?',
          answer: 'Antagonist',
          wrong: ['Narrator', 'Confidant', 'Understudy'],
          why: 'The antagonist is the person or force that stands in the way of the main character.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Point of view',
      aliases: [
        'perspective',
        'first-person narrator',
        'third-person narrator',
        'omniscient narrator',
        'narrator',
        'POV',
      ],
      definition: 'The position from which events are told, such as first or third person.',
      explanation:
        'A first-person narrator says “I” and knows only what this person knows. A third-person narrator says “he” or “she”, and may be limited to one mind or know everything. An unreliable narrator makes readers doubt what they are told.',
      example: '“I never trusted that house” makes us see the house through the eyes of one person.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What can an omniscient narrator do?',
          answer: 'Tell the thoughts of every character',
          wrong: [
            'Speak only as one of the characters',
            'Report only what a camera could show',
            'Address only the author of the book',
          ],
          why: 'Omniscient means all-knowing: this narrator sees into all minds and places.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Setting',
      aliases: ['time and place of a story', 'settings of stories', 'milieu'],
      definition: 'The time and place in which the events happen.',
      explanation:
        'It can be real or invented, and it includes weather, buildings and the customs of the people. It creates a mood and limits what characters can do. Sometimes it works almost like a character of its own.',
      example: 'Foggy Victorian London suits the cases of Sherlock Holmes.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which sentence mainly tells readers about the setting of a story?',
          answer: 'Snow covered the village that winter of 1890.',
          wrong: [
            'Marta had never been able to keep a secret.',
            'He opened the letter and began to laugh.',
            'Honesty, he said, is always the best policy.',
          ],
          why: 'It gives the place, the season and the year; the others show characters, events or an opinion.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Foreshadowing',
      aliases: ['foreshadow', 'hints of later events', 'Chekhov’s gun', 'flashback'],
      definition: 'The use of hints early on about what will happen later.',
      explanation:
        'It builds tension and makes later events feel prepared instead of accidental. Hints can be objects, remarks, dreams or the weather. A flashback does the opposite: it jumps back to something that happened earlier.',
      example: 'A loaded gun that is shown on the wall in the first act will probably be fired later.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What does a flashback in a story do?',
          answer: 'It shows an earlier event',
          wrong: ['It hints at the ending', 'It changes the narrator', 'It repeats the first line'],
          why: 'A flashback interrupts the story to go back in time, while foreshadowing points ahead.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Theme',
      aliases: ['themes', 'central idea', 'message of a story', 'motif', 'moral of the story'],
      definition: 'The central idea about life that a work explores.',
      explanation:
        'It is not the same as the subject: a subject can be “war”, while this is what the work says about war. It is rarely stated openly and has to be worked out by the reader. A motif, an image or object that returns, can point to it.',
      example: 'One such idea in “Romeo and Juliet” is that blind hatred destroys the innocent.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these could be the theme of a novel?',
          answer: 'Power can make good people cruel',
          wrong: [
            'A small island in the Pacific Ocean',
            'A boy named Ralph finds a shell',
            'The author was born in Cornwall',
          ],
          why: 'A theme is an idea about life; a place, an event or a fact about the author is not.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
