import type { Topic } from '../concept.ts';

export const musicBasics: Topic = {
  name: 'Music basics',
  aliases: ['music', 'music theory', 'reading music', 'elements of music', 'songs', 'composition of music'],
  concepts: [
    {
      term: 'Melody',
      aliases: ['tune', 'melodies', 'melodic line'],
      definition: 'A series of single notes, one after another, that we hear as one musical line.',
      explanation:
        'It is what most people hum or whistle when they remember a song. It moves up and down in steps and leaps and has a rhythm of its own. Often it is built from short phrases, with small pauses like those for breath.',
      example: 'Beethoven’s Ode to Joy moves almost entirely in small steps.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which part of a song do people usually hum?',
          answer: 'The melody',
          wrong: ['The drum part', 'The chords', 'The bass line'],
          why: 'The melody is a single line of notes, and one voice can hum only one note at a time.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Harmony',
      aliases: ['chord', 'chords', 'triad', 'major and minor', 'consonance', 'dissonance'],
      definition: 'The sounding together of different notes, and the way such combinations follow each other.',
      explanation:
        'Three or more notes at the same time form a chord. Some combinations sound restful and others tense, and music moves between the two. A triad, the basic chord, consists of a root and the notes a third and a fifth above it.',
      example: 'The notes C, E and G together make the chord of C major.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which notes form the chord of C major?',
          answer: 'C, E and G',
          wrong: ['C, D and E', 'C, F and A', 'C, E flat and G'],
          why: 'A major triad has a root, a major third and a perfect fifth: C, E and G.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Rhythm',
      aliases: ['beat', 'time signature', 'note values', 'syncopation', 'rhythms'],
      definition: 'The pattern of long and short sounds and silences in time.',
      explanation:
        'It lies over a steady beat, like the steps of a walk. Beats are grouped into bars, and a time signature says how many belong to each bar. Note values such as half, quarter and eighth notes say how long each sound lasts.',
      example: 'In a waltz, each bar has three beats: one strong and two weaker ones.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How many beats does each bar of a waltz have?',
          answer: 'Three',
          wrong: ['Two', 'Four', 'Five'],
          why: 'A waltz is in triple time, with a strong first beat and two weaker ones.',
          difficulty: 'easy',
        },
        {
          question: 'How many eighth notes (quavers) last as long as one half note (minim)?',
          answer: 'Four',
          wrong: ['Two', 'Three', 'Eight'],
          why: 'A half is four eighths, just as with fractions.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Tempo',
      aliases: ['speed of music', 'bpm', 'allegro', 'adagio', 'metronome', 'beats per minute'],
      definition: 'The speed of a piece, given in beats per minute or by an Italian word.',
      explanation:
        'Adagio means slow, andante means at a walking pace, and allegro means lively or fast. A metronome marks the beats at an exact speed. Musicians may speed up or slow down for expression.',
      example: 'A piece marked 60 has one beat per second.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which Italian word asks musicians to play fast?',
          answer: 'Allegro',
          wrong: ['Largo', 'Adagio', 'Lento'],
          why: 'Allegro means lively, while the other three all ask for a slow speed.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Dynamics',
      aliases: ['loudness', 'forte', 'piano and forte', 'crescendo', 'diminuendo'],
      definition: 'The degrees of loud and soft in music, and the changes between them.',
      explanation:
        'Composers write p for piano, which means soft, and f for forte, which means loud. Double letters make it stronger: ff is very loud. A crescendo grows gradually louder, and a diminuendo grows gradually softer.',
      example: 'Ravel’s Boléro begins almost in a whisper and grows louder until its end.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What does crescendo mean?',
          answer: 'Gradually louder',
          wrong: ['Suddenly silent', 'Gradually slower', 'Short and detached'],
          why: 'The word is Italian for growing and refers to the volume.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Octave',
      aliases: ['octaves', 'musical interval', 'musical scale', 'major scale', 'musical pitch'],
      definition: 'The distance between a note and the next one of the same name, at twice the frequency.',
      explanation:
        'Two such notes blend so well that they share a name. In Western music, the distance is divided into twelve equal semitones. A major scale uses seven of these twelve notes and ends with the first one repeated higher up.',
      example: 'The A above middle C is usually tuned to 440 hertz, and the next A above it sounds at 880.',
      difficulty: 'medium',
      questions: [
        {
          question: 'A note sounds at 220 hertz. What is the frequency one octave higher?',
          answer: '440 hertz',
          wrong: ['232 hertz', '330 hertz', '880 hertz'],
          why: 'Each octave doubles the frequency, and twice 220 is 440.',
          difficulty: 'medium',
        },
        {
          question: 'Into how many semitones is an octave divided in Western music?',
          answer: '12',
          wrong: ['7', '8', '10'],
          why: 'On a piano, an octave holds seven white and five black keys, which makes twelve.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
