import type { Topic } from '../concept.ts';

export const paintingTechniques: Topic = {
  name: 'Painting techniques',
  aliases: ['painting', 'paint', 'how to paint', 'painting methods', 'painting media'],
  concepts: [
    {
      term: 'Fresco',
      aliases: ['frescoes', 'buon fresco', 'wall painting', 'mural painting'],
      definition: 'A way of painting walls in which pigments are brushed onto plaster that is still wet.',
      explanation:
        'Pigments mixed with water are brushed onto damp lime plaster. As the plaster dries, it reacts with the air and locks the colours into the wall. Painters therefore spread only as much plaster as they could cover in one day.',
      example: 'Michelangelo painted the ceiling of the Sistine Chapel in the Vatican in this way.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Why did fresco painters spread only a small area of plaster at a time?',
          answer: 'It had to be painted before it dried',
          wrong: [
            'Plaster was costly and often ran out',
            'Large areas fell off the wall',
            'Colours took a week to sink in',
          ],
          why: 'The pigments bind to the wall only while the plaster is damp.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Oil painting',
      aliases: ['oil paint', 'oils', 'oil colours', 'oil on canvas'],
      definition: 'Work with pigments bound in linseed or a similar liquid fat, which dry slowly and blend well.',
      explanation:
        'The binder, often linseed oil, hardens as it takes up oxygen from the air, which takes days or longer. That leaves time to blend and correct. Thin transparent layers, called glazes, can be laid over each other to give deep, glowing colour.',
      example: 'Jan van Eyck used thin layers of oil colour in the 1430s to show the gleam of metal and glass.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What does the slow drying of oil paint allow an artist to do?',
          answer: 'Blend and rework colours on the surface',
          wrong: [
            'Paint outdoors in the rain without a cover',
            'Clean every brush with plain cold water',
            'Finish a whole picture in a single sitting',
          ],
          why: 'Paint that stays wet for days can still be mixed, softened or wiped away.',
          difficulty: 'easy',
        },
        {
          question: 'What is a thin, transparent layer of oil paint laid over dry paint called?',
          answer: 'A glaze',
          wrong: ['A primer', 'A sketch', 'A ground'],
          why: 'Light passes through a glaze and reflects from the layer below, which makes the colour glow.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Watercolour',
      aliases: ['watercolor', 'watercolours', 'watercolour painting', 'aquarelle'],
      definition: 'Transparent paint, laid so thinly on paper that the white of the sheet shines through.',
      explanation:
        'Pigments are bound with gum arabic and thinned with water. Because the paint is transparent, artists usually work from light to dark and leave the paper bare for the brightest parts. A broad, even layer of thin paint is called a wash.',
      example: 'Albrecht Dürer painted a young hare in 1502 with this kind of paint and touches of opaque white.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In traditional watercolour, how are the brightest areas usually made?',
          answer: 'By leaving the paper unpainted',
          wrong: ['By adding white oil paint', 'By mixing in fine sand', 'By painting in two thick layers'],
          why: 'The paint is transparent, so white paper gives the lightest tone.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Chiaroscuro',
      aliases: ['light and shade', 'light and dark', 'tenebrism'],
      definition: 'The use of strong contrasts between light and dark to make figures look solid and dramatic.',
      explanation:
        'The name joins the Italian words for bright and dark. A figure lit from one side and surrounded by deep shadow seems to come forward from the picture. Painters use the effect to guide the eye and to raise the tension of a scene.',
      example: 'In Caravaggio’s The Calling of Saint Matthew, a beam of light crosses a dim room.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which painter is especially known for dramatic chiaroscuro?',
          answer: 'Caravaggio',
          wrong: ['Monet', 'Mondrian', 'Matisse'],
          why: 'Caravaggio lit his figures sharply against dark backgrounds, and many painters followed him.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Sfumato',
      aliases: ['soft edges', 'smoky shading', 'blurred outlines'],
      definition: 'The softening of outlines by very gradual changes of tone, as if seen through a haze.',
      explanation:
        'The name comes from the Italian word for smoke. Many thin layers make one tone melt into the next, so that no hard line remains. The effect makes faces look alive and distances look hazy.',
      example: 'The corners of the Mona Lisa’s mouth and eyes have no sharp outline.',
      difficulty: 'hard',
      questions: [
        {
          question: 'Which artist is most closely linked with sfumato?',
          answer: 'Leonardo da Vinci',
          wrong: ['Vincent van Gogh', 'Andy Warhol', 'Johannes Vermeer'],
          why: 'Leonardo used the technique for the soft transitions in portraits such as the Mona Lisa.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Impasto',
      aliases: ['thick paint', 'heavy paint', 'paint texture'],
      definition: 'The laying on of paint so thickly that the marks of the brush or knife remain visible.',
      explanation:
        'Thick paint rises above the surface and catches real light and shadow. The marks show the speed and direction of the artist’s hand. Oil and acrylic paint suit the method because both are stiff enough to keep their shape.',
      example: 'The swirling ridges in Van Gogh’s The Starry Night are thick strokes of oil paint.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these paints suits impasto least?',
          answer: 'Watercolour',
          wrong: ['Oil paint', 'Acrylic paint', 'Oil paint with wax'],
          why: 'Watercolour is thin and soaks into the paper, so it cannot form ridges.',
          difficulty: 'hard',
        },
      ],
    },
  ],
};
