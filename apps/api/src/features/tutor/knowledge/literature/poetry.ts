import type { Topic } from '../concept.ts';

export const poetry: Topic = {
  name: 'Poetry',
  aliases: ['poems', 'poem', 'verse', 'poetic forms', 'lyric', 'types of poems'],
  concepts: [
    {
      term: 'Sonnet',
      aliases: ['sonnets', 'Shakespearean sonnet', 'Petrarchan sonnet', 'Petrarch'],
      definition: 'A poem of 14 lines with a fixed pattern of rhymes.',
      explanation:
        'It comes from Italy, where Petrarch wrote famous ones in the 14th century. The Italian form has a part of eight lines and one of six. The English form, which Shakespeare used, has three groups of four lines and a final pair that rhymes.',
      example: 'Shakespeare’s “Shall I compare thee to a summer’s day?” is the first line of one.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How many lines does a sonnet have?',
          answer: '14',
          wrong: ['10', '12', '20'],
          why: 'Both the Italian and the English form have 14 lines.',
          difficulty: 'easy',
        },
        {
          question: 'How does a Shakespearean sonnet end?',
          answer: 'With two lines that rhyme',
          wrong: ['With six lines in prose', 'With one line on its own', 'With a repeated refrain'],
          why: 'After three groups of four lines comes a rhyming pair, the couplet.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Haiku',
      aliases: ['haikus', 'Japanese poem', 'Basho', 'Bashō', '5-7-5'],
      definition: 'A short Japanese form of three parts with 5, 7 and 5 sound units.',
      explanation:
        'It captures one moment, usually in nature, and traditionally contains a word that points to a season. In English the units are often counted as syllables. The Japanese poet Matsuo Bashō made the form famous in the 17th century.',
      example: 'Bashō’s best-known one tells of a frog that jumps into an old pond.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What does a traditional haiku usually contain?',
          answer: 'A word that points to a season',
          wrong: ['A dialogue of two lovers', 'A moral at the very end', 'A rhyme in every line'],
          why: 'The season word ties the moment that the poem shows to a time of the year.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Ballad',
      aliases: ['ballads', 'folk ballad', 'narrative poem', 'song that tells a story'],
      definition: 'A song-like poem that tells a story in short stanzas, often with a refrain.',
      explanation:
        'Many were passed on by singing long before they were written down. They jump quickly from scene to scene and use a lot of dialogue. In the age of Romanticism poets such as Coleridge took up the form again.',
      example: 'Coleridge’s “The Rime of the Ancient Mariner” tells of a sailor who shoots an albatross.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What makes a ballad different from most other kinds of short poem?',
          answer: 'It tells a story',
          wrong: ['It has no stanzas', 'It is never sung', 'It praises a god'],
          why: 'A ballad is a narrative poem: it has characters, a plot and often dialogue.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Ode',
      aliases: ['odes', 'Keats', 'Pindar', 'praise poem'],
      definition: 'A solemn poem that addresses and praises a person, a thing or an idea.',
      explanation:
        'The form goes back to ancient Greece, where Pindar praised winners of games with it. The tone is dignified and full of feeling. John Keats wrote several famous ones in 1819.',
      example: 'Keats addressed one to a nightingale and one to a Grecian urn.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who wrote the odes “To a Nightingale” and “On a Grecian Urn”?',
          answer: 'John Keats',
          wrong: ['Robert Frost', 'Walt Whitman', 'Emily Dickinson'],
          why: 'Keats, an English Romantic poet, wrote both in 1819.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Free verse',
      aliases: ['vers libre', 'Walt Whitman', 'poem without rhyme', 'blank verse'],
      definition: 'Poetry without a regular metre or a fixed pattern of rhymes.',
      explanation:
        'It follows the rhythm of natural speech and uses line breaks, repetition and images instead of fixed forms. Walt Whitman made it well known in the 19th century. Blank verse is something else: it does not rhyme either, but it has a regular metre.',
      example: 'Whitman’s “Song of Myself” has long lines of very different lengths.',
      difficulty: 'medium',
      questions: [
        {
          question: 'How does blank verse differ from free verse?',
          answer: 'Blank verse has a regular metre',
          wrong: [
            'Blank verse has a rhyme scheme',
            'Blank verse has no line breaks',
            'Blank verse has only one stanza',
          ],
          why: 'Neither of them rhymes, but blank verse follows a metre, in English mostly iambic pentameter.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Iambic pentameter',
      aliases: ['iamb', 'iambs', 'poetic metre', 'meter of a poem', 'pentameter', 'rhythm of a poem'],
      definition: 'A line of five feet, each an unstressed syllable followed by a stressed one.',
      explanation:
        'It sounds like a calm heartbeat: da-DUM, five times. A regular line therefore has ten syllables. It is close to the natural rhythm of English, and Shakespeare used it in his plays and sonnets.',
      example: '“But, soft! what light through yonder window breaks?” is such a line.',
      difficulty: 'hard',
      questions: [
        {
          question: 'How many syllables does a regular line of iambic pentameter have?',
          answer: '10',
          wrong: ['5', '8', '14'],
          why: 'It has five feet of two syllables each.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Stanza',
      aliases: ['stanzas', 'couplet', 'quatrain', 'verse paragraph', 'strophe'],
      definition: 'A group of lines that forms a unit and is set apart by a space.',
      explanation:
        'It does for a poem what a paragraph does for prose. One of two lines is a couplet, one of four lines a quatrain. A change of thought or scene often comes between two of them.',
      example: 'A song text is usually printed in several such groups with a chorus between them.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is a stanza of four lines called?',
          answer: 'A quatrain',
          wrong: ['A couplet', 'A tercet', 'A sestet'],
          why: 'A couplet has two lines, a tercet three, a quatrain four and a sestet six.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
