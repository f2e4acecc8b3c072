import type { Topic } from '../concept.ts';

export const colourAndComposition: Topic = {
  name: 'Colour and composition',
  aliases: ['color', 'colour theory', 'color theory', 'composition', 'colour wheel', 'drawing', 'design principles'],
  concepts: [
    {
      term: 'Primary colours',
      aliases: ['primary colors', 'primary colour', 'basic colours', 'red yellow blue'],
      definition: 'The few basic hues of a mixing system from which its other hues are made.',
      explanation:
        'Painters traditionally use red, yellow and blue. Printers use cyan, magenta and yellow, and screens mix red, green and blue light. In each system, a mixture of two of these gives a secondary colour.',
      example: 'In the painter’s system, mixing yellow and blue gives green.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In traditional paint mixing, which colour do red and yellow make?',
          answer: 'Orange',
          wrong: ['Purple', 'Green', 'Turquoise'],
          why: 'Orange is the secondary colour between red and yellow on the painter’s colour wheel.',
          difficulty: 'easy',
        },
        {
          question: 'Which three colours of light does a screen mix?',
          answer: 'Red, green and blue',
          wrong: ['Red, yellow and blue', 'Cyan, magenta and yellow', 'Orange, green and purple'],
          why: 'Light mixes additively, and red, green and blue light together look white.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Complementary colours',
      aliases: ['complementary colors', 'complementary colour', 'opposite colours', 'colour contrast'],
      definition: 'Pairs of hues that lie opposite each other on the wheel and look strongest side by side.',
      explanation:
        'On the painter’s colour wheel, the pairs include red and green, blue and orange, and yellow and purple. Side by side, each makes the other look more vivid. Mixed together, they dull each other towards grey or brown.',
      example: 'Orange fruit on a blue cloth seems to glow because the two hues are opposites.',
      difficulty: 'medium',
      questions: [
        {
          question: 'On the painter’s colour wheel, which colour lies opposite blue?',
          answer: 'Orange',
          wrong: ['Purple', 'Yellow', 'Turquoise'],
          why: 'Orange is mixed from red and yellow, the two primaries that are not blue.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Saturation',
      aliases: ['intensity of colour', 'chroma', 'vividness', 'colour intensity'],
      definition: 'The degree to which a hue looks pure and vivid instead of dull and greyish.',
      explanation:
        'Every colour can be described by its hue, its lightness and its purity. A pure red is vivid; with grey mixed in, it stays red but looks dull. Artists use vivid colours to draw attention and dull ones for calm or distance.',
      example: 'A photo editor that removes all purity of colour leaves a black-and-white picture.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What happens to a vivid red when grey of the same lightness is mixed into it?',
          answer: 'Its saturation falls',
          wrong: ['Its hue turns to green', 'It becomes a primary colour', 'Its saturation rises'],
          why: 'Grey makes the colour less pure, while hue and lightness stay about the same.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Linear perspective',
      aliases: ['perspective', 'vanishing point', 'one-point perspective', 'perspective drawing'],
      definition: 'A system for showing depth on a flat surface by letting parallel edges meet at a point.',
      explanation:
        'Objects look smaller as they get further away, and level edges that run away from the viewer seem to meet at a vanishing point. That point lies on the horizon, which is at the height of the viewer’s eye. Filippo Brunelleschi demonstrated the method in Florence in the early 1400s.',
      example: 'In a drawing of a straight railway track, the two rails meet at the horizon.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is the point called where receding parallel lines meet in a drawing?',
          answer: 'The vanishing point',
          wrong: ['The balance point', 'The viewing distance', 'The golden section'],
          why: 'At that point on the horizon, lines that run away from the viewer seem to disappear.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Negative space',
      aliases: ['empty space', 'white space', 'space around objects'],
      definition: 'The empty area around and between the objects of a picture, seen as a shape of its own.',
      explanation:
        'Our eyes look for objects, but the gaps between them have shapes too. Drawing those gaps helps beginners to get proportions right. Designers leave generous gaps so that a subject has room to breathe.',
      example: 'In the vase-or-faces picture, the area around the vase forms two faces in profile.',
      difficulty: 'medium',
      questions: [
        {
          question: 'How can drawing the negative space help when you draw a chair?',
          answer: 'The gaps show its true proportions',
          wrong: [
            'The colours of the chair become brighter',
            'The paper no longer needs any shading',
            'The chair can be seen from two sides at once',
          ],
          why: 'Gaps between the legs are unfamiliar shapes, so you draw what you see instead of what you expect.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Rule of thirds',
      aliases: ['thirds grid', 'photo composition', 'photography composition'],
      definition: 'The guideline of placing a subject along lines that split a picture into nine equal parts.',
      explanation:
        'Two vertical and two horizontal lines divide the picture evenly. A subject on one of these lines, or where two of them cross, often looks livelier than one in the exact centre. It is a guideline and not a law, and many good pictures break it.',
      example: 'A photographer puts the horizon on the lower line to give the sky more room.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How many lines does the grid for the rule of thirds use?',
          answer: 'Two vertical and two horizontal',
          wrong: [
            'Three vertical and three horizontal',
            'One vertical and one horizontal',
            'Four diagonals through the centre',
          ],
          why: 'Two lines in each direction split the picture into three columns and three rows.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
