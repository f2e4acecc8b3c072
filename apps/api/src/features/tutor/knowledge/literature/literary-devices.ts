import type { Topic } from '../concept.ts';

export const literaryDevices: Topic = {
  name: 'Literary devices',
  aliases: [
    'figures of speech',
    'figurative language',
    'rhetorical devices',
    'stylistic devices',
    'literary techniques',
  ],
  concepts: [
    {
      term: 'Metaphor',
      aliases: ['metaphors', 'metaphorical', 'extended metaphor', 'simile and metaphor'],
      definition: 'A figure of speech that calls one thing another to show what they share, without “like” or “as”.',
      explanation:
        'It carries a meaning over from one area to another, so that readers see something familiar in a new light. A longer one that runs through a whole text is called extended. Many have become everyday words, such as the “leg” of a table.',
      example: '“Her voice was velvet” says that the voice was soft and smooth.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these sentences contains a metaphor?',
          answer: 'The classroom was a zoo.',
          wrong: ['The classroom was loud.', 'The classroom was like a zoo.', 'The class visited the zoo.'],
          why: 'It says that the room was a zoo without a word of comparison; with “like” it would be a simile.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Simile',
      aliases: ['similes', 'comparison with like', 'like or as'],
      definition: 'An open comparison of two different things with “like” or “as”.',
      explanation:
        'The word of comparison makes plain that the two things are only alike in some way. It often makes a description more vivid. It works best when the things compared are very different except for one shared quality.',
      example: '“He slept like a log” means that he slept deeply and did not move.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which device is used in “as brave as a lion”?',
          answer: 'Simile',
          wrong: ['Irony', 'Metaphor', 'Oxymoron'],
          why: 'The words “as … as” compare a person openly with a lion.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Personification',
      aliases: ['personify', 'giving human qualities', 'anthropomorphism'],
      definition: 'The giving of human feelings or actions to things, animals or ideas.',
      explanation:
        'It lets readers feel close to something that is not human. Poets often use it for nature, for time or for death. In fables whole animal characters think and speak as people do, which is also called anthropomorphism.',
      example: 'In “the wind whispered through the trees”, the wind does what only people do.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these sentences uses personification?',
          answer: 'The old house groaned all night.',
          wrong: [
            'The old house was sold at last.',
            'The old house is as cold as ice.',
            'The old house burned for hours.',
          ],
          why: 'Groaning from pain or tiredness is a human action that is given to a house.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Alliteration',
      aliases: ['alliterations', 'repeated first sound', 'tongue twister', 'assonance'],
      definition: 'The repetition of the same first sound in words that are close together.',
      explanation:
        'It gives a phrase rhythm and makes it easy to remember, which is why it is common in poems, titles and advertising. What counts is the sound and not the letter. The repetition of vowel sounds inside words is called assonance instead.',
      example: '“Peter Piper picked a peck of pickled peppers” repeats the sound p.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these phrases is an example of alliteration?',
          answer: 'Seven silver swans',
          wrong: ['Golden autumn leaves', 'A cold and empty room', 'Bright as the moon'],
          why: 'All three words begin with the same sound, s.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Hyperbole',
      aliases: ['exaggeration', 'overstatement', 'hyperboles'],
      definition: 'A strong exaggeration that is not meant to be taken literally.',
      explanation:
        'Speakers use it to stress a feeling or to be funny. Readers are supposed to notice that it cannot be literally true. The opposite, saying less than is meant, is called understatement.',
      example: '“I have told you a million times” means only that it was said often.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which device is used in “This bag weighs a ton”, said of a school bag?',
          answer: 'Hyperbole',
          wrong: ['Alliteration', 'Onomatopoeia', 'Foreshadowing'],
          why: 'No school bag weighs a ton; the speaker exaggerates to say that it is heavy.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Irony',
      aliases: ['ironic', 'dramatic irony', 'verbal irony', 'situational irony', 'sarcasm'],
      definition: 'A contrast between what is said or expected and what is really meant or happens.',
      explanation:
        'In its verbal form a speaker means the opposite of the words. In its situational form the outcome is the opposite of what one would expect. It is called dramatic when the audience knows something important that a character does not.',
      example: 'A fire station that burns down is a case of the situational kind.',
      difficulty: 'medium',
      questions: [
        {
          question: 'When is irony called dramatic?',
          answer: 'The audience knows more than a character',
          wrong: [
            'The speaker means the opposite of the words',
            'The outcome is the opposite of what was planned',
            'The hero of a play dies in the last act',
          ],
          why: 'In dramatic irony, readers or spectators know something that a character on stage does not.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Onomatopoeia',
      aliases: ['sound words', 'onomatopoeic', 'words that sound like'],
      definition: 'A word that imitates the sound it names.',
      explanation:
        'Such words make a text lively, because readers almost hear what happens. They differ from language to language: a rooster says “cock-a-doodle-doo” in English, but “kikeriki” in German. Comics are full of them.',
      example: '“Buzz”, “hiss” and “bang” are common ones in English.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these words is an onomatopoeia?',
          answer: 'Splash',
          wrong: ['Silent', 'Water', 'Purple'],
          why: 'The word “splash” imitates the sound of something that falls into water.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
