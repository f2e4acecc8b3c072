import type { SeedQuiz } from './seed-category.ts';

/** Quizzes that demo accounts wrote themselves, by e-mail address. */
export const demoQuizzes: Readonly<Record<string, readonly (SeedQuiz & { category: string })[]>> = {
  'premium@demo.test': [
    {
      title: 'Tea Around the World',
      category: 'Food & Cooking',
      description: 'Leaves, whisks and smoke: what is in the cup, from Fujian to Cape Town.',
      questions: [
        {
          question: 'Which country grows the most tea?',
          options: ['India', 'China', 'Kenya', 'Sri Lanka'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation: "China picks more than three million tonnes a year, nearly half of the world's harvest.",
        },
        {
          question: 'Green, black and oolong tea come from which plant?',
          options: ['Camellia sinensis', 'Coffea arabica', 'Ilex paraguariensis', 'Theobroma cacao'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation: 'They differ in how far the leaves oxidise before they are dried, not in the plant.',
        },
        {
          question: 'What is whisked into hot water at a Japanese tea ceremony?',
          options: ['Roasted barley', 'Rolled oolong pearls', 'Ground green leaves', 'Dried chrysanthemum'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation: 'Matcha is shaded green tea, ground to a powder that is drunk whole instead of strained.',
        },
        {
          question: 'What scents Earl Grey?',
          options: ['Jasmine blossom', 'Cardamom pods', 'Orange zest', 'Bergamot oil'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation: 'The oil is pressed from the rind of a citrus fruit that grows mostly in southern Italy.',
        },
        {
          question: 'Which tea gets its smoky taste from drying over pinewood?',
          options: ['Lapsang souchong', 'Darjeeling second flush', 'Gunpowder', 'Sencha'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation: 'It comes from the Wuyi mountains in China, where the leaves dry above smouldering pine.',
        },
        {
          question: 'What is rooibos made from?',
          options: ['A Brazilian holly tree', 'A South African shrub', 'A Turkish mountain herb', 'A Japanese seaweed'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Aspalathus linearis grows in the Cederberg. It holds no caffeine and is no tea in the strict sense.',
        },
      ],
    },
    {
      title: 'First Aid on the Trail',
      category: 'Health & Medicine',
      description: 'What to know before the next hike, far from the nearest ambulance.',
      questions: [
        {
          question: 'Which number reaches the emergency services across the European Union?',
          options: ['101', '112', '118', '150'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation: 'It works in every member state, free of charge and from any phone.',
        },
        {
          question: 'How long should you cool a fresh burn under running water?',
          options: ['About 20 seconds', 'About 2 minutes', 'About 20 minutes', 'About 90 minutes'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation: 'Twenty minutes of cool running water limit the damage. Ice would add to it.',
        },
        {
          question: 'Below which body temperature does hypothermia begin?',
          options: ['37 °C', '36 °C', '32 °C', '35 °C'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation: 'From there on the body loses heat faster than it makes it, and thinking slows down.',
        },
        {
          question: 'How many chest compressions should you give in a minute?',
          options: ['100 to 120', '140 to 160', '60 to 80', '40 to 60'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation: "That is about the beat of the song 'Stayin' Alive', pressed five to six centimetres deep.",
        },
        {
          question: 'What does the R in the RICE rule for sprains stand for?',
          options: ['Rotate', 'Rest', 'Rub', 'Run'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation: 'Rest, ice, compression, elevation: together they limit the swelling of a fresh sprain.',
        },
        {
          question: 'From about which height on does altitude sickness become common?',
          options: ['500 metres', '1,000 metres', '2,500 metres', '6,500 metres'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'Few people notice anything lower down. Higher up, slow climbing and rest days prevent the worst.',
        },
      ],
    },
  ],
};
