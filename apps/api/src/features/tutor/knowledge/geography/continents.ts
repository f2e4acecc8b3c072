import type { Topic } from '../concept.ts';

export const continents: Topic = {
  name: 'Continents and oceans',
  aliases: ['continents', 'oceans', 'continent', 'ocean', 'continents of the world', 'seas'],
  concepts: [
    {
      term: 'Asia',
      aliases: ['asian geography', 'asian countries'],
      definition: 'The largest continent by area, which reaches from the Ural Mountains to the Pacific.',
      explanation:
        'It includes China, India and Japan. Its highest point is Mount Everest on the border of Nepal and China. It shares one land mass with Europe.',
      example: 'Istanbul lies partly on this continent and partly in Europe.',
      difficulty: 'easy',
      questions: [
        {
          question: 'On which continent is Mount Everest?',
          answer: 'Asia',
          wrong: ['Africa', 'Europe', 'South America'],
          why: 'Mount Everest is on the border between Nepal and China.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Africa',
      aliases: ['african geography', 'african countries'],
      definition: 'The continent with the Sahara, the Nile and Mount Kilimanjaro.',
      explanation:
        'It is the second largest continent. The equator passes through its middle. In the northeast, the Suez Canal separates it from its neighbour.',
      example: 'Egypt, Nigeria and South Africa are countries on it.',
      difficulty: 'easy',
      questions: [
        {
          question: 'On which continent is the Sahara?',
          answer: 'Africa',
          wrong: ['Asia', 'Australia', 'South America'],
          why: 'The Sahara covers most of the north of Africa.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Antarctica',
      aliases: ['south pole', 'antarctic'],
      definition: 'The continent around the South Pole, nearly all of it covered by ice.',
      explanation:
        'It has no permanent inhabitants, only research stations. A treaty of 1959 reserves it for peaceful purposes. Its ice holds most of the fresh water on Earth.',
      example: "Roald Amundsen's team reached the pole on it in December 1911.",
      difficulty: 'easy',
      questions: [
        {
          question: 'Which animals live in the wild in Antarctica?',
          answer: 'Emperor penguins',
          wrong: ['Polar bears', 'Arctic foxes', 'Snow leopards'],
          why: 'Emperor penguins breed in Antarctica, while polar bears and Arctic foxes live in the north.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'South America',
      aliases: ['south american geography', 'andes', 'latin america'],
      definition: 'The continent with the Andes and the Amazon, joined to its northern neighbour by Panama.',
      explanation:
        'The Andes run along its entire western side. Portuguese is spoken in Brazil, and Spanish in most other countries. Its southern tip is Cape Horn.',
      example: 'Brazil, Argentina and Peru are countries on it.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which mountain range runs along the west of South America?',
          answer: 'The Andes',
          wrong: ['The Alps', 'The Rocky Mountains', 'The Himalayas'],
          why: 'The Andes reach from Venezuela to the south of Chile and Argentina.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Europe',
      aliases: ['european geography', 'european countries'],
      definition: 'The continent between the Atlantic and the Ural Mountains, with the Alps and the Danube.',
      explanation:
        'The Mediterranean separates it from its southern neighbour. It contains the smallest state of the world, Vatican City. Its coasts have many bays and peninsulas, so in its west few places are far from the sea.',
      example: 'France, Poland and Greece are countries on it.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which mountains are usually taken as the border between Europe and Asia?',
          answer: 'The Urals',
          wrong: ['The Alps', 'The Pyrenees', 'The Carpathians'],
          why: 'The Ural Mountains in Russia run from north to south and separate the two continents.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Pacific Ocean',
      aliases: ['pacific', 'mariana trench'],
      definition: 'The largest and deepest body of salt water, between Asia and the Americas.',
      explanation:
        'It covers more area than all land together. Its deepest place, in the Mariana Trench, is almost 11 km below the surface. Many volcanoes around its edge form the Ring of Fire.',
      example: 'Hawaii and Tahiti are islands in it.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In which ocean is the Mariana Trench?',
          answer: 'Pacific',
          wrong: ['Atlantic', 'Indian', 'Arctic'],
          why: 'The Mariana Trench, the deepest part of the oceans, is in the western Pacific.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Atlantic Ocean',
      aliases: ['atlantic', 'gulf stream', 'mid-atlantic ridge'],
      definition: 'The body of salt water between the Americas on one side and Europe and Africa on the other.',
      explanation:
        'A mountain range runs along its middle, where new sea floor forms and pushes the sides apart. The Gulf Stream carries warm water towards Europe. Iceland lies on the range in the middle.',
      example: 'Columbus crossed it in 1492.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which warm current helps to keep winters in western Europe mild?',
          answer: 'The Gulf Stream',
          wrong: ['The Humboldt Current', 'The Labrador Current', 'The Benguela Current'],
          why: 'The Gulf Stream and its extension carry warm water across the Atlantic to Europe.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Indian Ocean',
      aliases: ['madagascar'],
      definition: 'The body of salt water bounded by Africa, Asia and Australia.',
      explanation:
        'It is the third largest of its kind. Monsoon winds have helped traders to cross it for about two thousand years. Madagascar is its largest island.',
      example: 'The Maldives and Sri Lanka lie in it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'In which ocean is Madagascar?',
          answer: 'Indian Ocean',
          wrong: ['Pacific Ocean', 'Atlantic Ocean', 'Southern Ocean'],
          why: 'Madagascar is off the southeast coast of Africa, in the Indian Ocean.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
