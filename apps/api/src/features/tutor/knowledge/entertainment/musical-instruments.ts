import type { Topic } from '../concept.ts';

export const musicalInstruments: Topic = {
  name: 'Musical instruments',
  aliases: ['instruments', 'orchestra', 'instrument families', 'symphony orchestra', 'band instruments'],
  concepts: [
    {
      term: 'String instruments',
      aliases: ['stringed instruments', 'violin', 'cello', 'guitar', 'viola', 'double bass', 'harp'],
      definition: 'The family that sounds when stretched cords are bowed or plucked, such as violin and guitar.',
      explanation:
        'A shorter, thinner or tighter cord vibrates faster and sounds higher. A hollow wooden body makes the vibration loud enough to hear. In an orchestra, this family is the largest group: violins, violas, cellos and double basses.',
      example:
        'A violinist presses a finger on the fingerboard to make the vibrating part shorter and the note higher.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these instruments normally has the lowest sound?',
          answer: 'Double bass',
          wrong: ['Violin', 'Viola', 'Violoncello'],
          why: 'It is the largest of the four, and its long, thick strings vibrate most slowly.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Woodwind instruments',
      aliases: ['woodwind', 'woodwinds', 'flute', 'clarinet', 'oboe', 'bassoon', 'saxophone', 'recorder'],
      definition: 'The family in which air is set vibrating by a reed or a sharp edge, such as flute and clarinet.',
      explanation:
        'The player opens and closes holes in a tube to change its effective length and so the note. Flutes split the air at an edge. Clarinets and saxophones use one reed, and oboes and bassoons use two that vibrate together.',
      example: 'A saxophone belongs to this family because of its reed, although its body is made of metal.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Why does the saxophone count as a woodwind instrument?',
          answer: 'It sounds by means of a reed',
          wrong: ['Its body is carved from wood', 'It is played with a wooden bow', 'Its player buzzes the lips'],
          why: 'The family is defined by how the sound is made, and a single reed vibrates in the mouthpiece.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Brass instruments',
      aliases: ['brass', 'trumpet', 'trombone', 'tuba', 'french horn', 'horn'],
      definition: 'The family in which a player’s lips buzz in a cup-shaped mouthpiece, such as trumpet and tuba.',
      explanation:
        'The buzz makes the air in a long tube vibrate. Players reach different notes with tighter or looser lips and with valves that add tube length. The trombone has a slide instead of valves.',
      example: 'A bugle has no valves, so its player changes notes with the lips alone.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which brass instrument changes its length with a slide?',
          answer: 'Trombone',
          wrong: ['Trumpet', 'Tuba', 'French horn'],
          why: 'Trombone players move a slide in and out, while the others mostly use valves.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Percussion instruments',
      aliases: ['percussion', 'drum', 'drums', 'cymbals', 'timpani', 'xylophone'],
      definition: 'The family that is struck, shaken or scraped, such as drums, cymbals and xylophone.',
      explanation:
        'Some members have a definite pitch and can play tunes, such as the xylophone. Others, such as cymbals or a side drum, give rhythm and colour without a clear note. In a drum, a stretched skin vibrates; in a cymbal, the metal itself does.',
      example: 'Timpani, the large kettle-shaped drums of an orchestra, can be tuned to exact notes.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these percussion instruments can play a tune?',
          answer: 'Xylophone',
          wrong: ['Cymbals', 'Bass drum', 'Tambourine'],
          why: 'Its wooden bars are tuned to definite pitches, while the others have none.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Piano',
      aliases: ['pianos', 'pianoforte', 'grand piano', 'keyboard instruments', 'bartolomeo cristofori'],
      definition: 'The keyboard instrument in which small felt-covered hammers strike metal wires.',
      explanation:
        'Bartolomeo Cristofori built the first ones in Italy around 1700. On the older harpsichord, wires are plucked, so touch hardly changes the volume. With hammers, a harder touch gives a louder sound. A modern standard instrument has 88 keys.',
      example: 'Pressing the right pedal lifts the dampers, so notes continue to sound after the keys are released.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How is the sound made in a harpsichord, unlike in a piano?',
          answer: 'Its strings are plucked',
          wrong: ['Its pipes are blown', 'Its reeds are bent', 'Its drums are struck'],
          why: 'In a harpsichord a small plectrum plucks each string, while a piano’s hammers strike them.',
          difficulty: 'medium',
        },
        {
          question: 'How many keys does a modern standard piano have?',
          answer: '88',
          wrong: ['61', '76', '96'],
          why: 'There are 52 white and 36 black keys, which makes 88.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Pipe organ',
      aliases: ['church organ', 'organ pipes', 'organ stops'],
      definition: 'The instrument in which keys and pedals send wind through sets of tubes of many lengths.',
      explanation:
        'Each tube sounds one note, and long tubes sound low. Knobs called stops switch whole sets of tubes on and off to change the sound colour. Larger organs have several keyboards for the hands and one for the feet.',
      example: 'Johann Sebastian Bach was a master of this instrument and wrote many preludes and fugues for it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What do the stops of a pipe organ do?',
          answer: 'They choose which sets of pipes sound',
          wrong: [
            'They stop the wind at the end of a piece',
            'They keep the pedals from moving too far',
            'They count the bars for the organist',
          ],
          why: 'Each stop turns a set of pipes with its own sound colour on or off.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
