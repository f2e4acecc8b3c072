import type { Topic } from '../concept.ts';

export const theatreAndDance: Topic = {
  name: 'Theatre and dance',
  aliases: ['theatre', 'theater', 'dance', 'acting', 'dancing', 'performing'],
  concepts: [
    {
      term: 'Monologue',
      aliases: ['monologues', 'soliloquy', 'solo speech'],
      definition: 'A long speech by one character in a play, to others, to the audience or to nobody.',
      explanation:
        'It interrupts the exchange of lines and lets one voice develop a thought or a feeling. If a character alone on stage speaks thoughts aloud, it is called a soliloquy. Actors often learn such speeches for auditions.',
      example: 'Hamlet’s “To be, or not to be” is one of the best-known speeches of this kind.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is special about a soliloquy?',
          answer: 'A character speaks thoughts aloud',
          wrong: ['Two characters argue in verse', 'A choir comments on the action', 'The audience chooses the ending'],
          why: 'In a soliloquy the audience hears what a character thinks, as if nobody else were listening.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Improvisation',
      aliases: ['improv', 'improvising', 'improvise', 'improvised theatre'],
      definition: 'Performing without a script, by making up words and actions on the spot.',
      explanation:
        'Actors listen closely and accept what a partner offers, often with the attitude “yes, and”. The skill helps in rehearsals and when something goes wrong on stage. Comedy groups make whole shows from ideas that the audience calls out.',
      example: 'Two actors are given the words “lift” and “birthday cake” and play a scene at once.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In improvised theatre, what does the attitude “yes, and” mean?',
          answer: 'Accept a partner’s idea and add to it',
          wrong: [
            'Repeat the last line until people laugh',
            'Ask the audience to vote on each line',
            'Agree on the ending before the show',
          ],
          why: 'Accepting and building on ideas keeps a scene moving, while refusing them stops it.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Musical',
      aliases: ['musicals', 'musical theatre', 'musical theater', 'broadway', 'west end'],
      definition: 'A stage show that tells a story through spoken dialogue, popular-style songs and dances.',
      explanation:
        'The form grew out of operetta and variety shows. Songs move the story forward or show what a character feels. Broadway in New York and the West End in London are its best-known centres.',
      example: 'West Side Story moves the plot of Romeo and Juliet to rival gangs in New York.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which play is the musical West Side Story based on?',
          answer: 'Romeo and Juliet',
          wrong: ['Macbeth', 'Much Ado About Nothing', 'The Tempest'],
          why: 'Its lovers belong to hostile groups, just like Shakespeare’s Romeo and Juliet.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Opera',
      aliases: ['operas', 'aria', 'libretto', 'recitative', 'opera singer'],
      definition: 'A drama in which most or all of the words are sung to an orchestra, usually by trained voices.',
      explanation:
        'It began in Italy around 1600. The text is called the libretto. In an aria, a singer expresses feelings in a rich solo song, and in a recitative, speech-like singing moves the action on. Singers traditionally fill the theatre without microphones.',
      example: 'Mozart’s The Magic Flute contains the famously high notes of the Queen of the Night.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is the text of an opera called?',
          answer: 'The libretto',
          wrong: ['The overture', 'The score', 'The aria'],
          why: 'Libretto is Italian for little book, and it holds the words that are set to music.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Ballet',
      aliases: ['ballets', 'ballet dancer', 'pointe', 'ballerina', 'classical dance'],
      definition: 'A classical form of stage dance with five basic foot positions and turned-out legs.',
      explanation:
        'It grew out of entertainments at Italian and French courts, and its terms are still French. Dancers train for years to reach balance, height and lightness. En pointe, they dance on the tips of their toes in stiffened shoes.',
      example: 'In Swan Lake, with music by Tchaikovsky, one dancer usually plays both the white and the black swan.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Who composed the music for Swan Lake and The Nutcracker?',
          answer: 'Pyotr Tchaikovsky',
          wrong: ['Igor Stravinsky', 'Frédéric Chopin', 'Sergei Prokofiev'],
          why: 'Tchaikovsky wrote the music for Swan Lake, The Sleeping Beauty and The Nutcracker.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Tango',
      aliases: ['argentine tango', 'ballroom dance', 'partner dance', 'bandoneon'],
      definition: 'A close couple dance from the Río de la Plata, with sharp pauses and gliding steps.',
      explanation:
        'It arose in the late 19th century in Buenos Aires and Montevideo, where African, European and local traditions met. One partner leads and the other follows, often with improvised steps. The bandoneon, a kind of concertina, gives the music its typical sound.',
      example: 'The Argentine composer Astor Piazzolla mixed this music with jazz and classical ideas.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which instrument is typical of tango music?',
          answer: 'Bandoneon',
          wrong: ['Bagpipes', 'Sitar', 'Didgeridoo'],
          why: 'The bandoneon, a relative of the accordion, came from Germany to Argentina and shaped the sound of tango.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
