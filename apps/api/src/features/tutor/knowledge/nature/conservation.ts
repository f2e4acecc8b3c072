import type { Topic } from '../concept.ts';

export const conservation: Topic = {
  name: 'Nature conservation',
  aliases: [
    'conservation',
    'environmental protection',
    'protecting nature',
    'environmentalism',
    'sustainability and nature',
  ],
  concepts: [
    {
      term: 'Endangered species',
      aliases: ['threatened species', 'Red List', 'IUCN', 'extinction', 'extinct animals'],
      definition: 'A kind of plant or animal that is at high risk of dying out.',
      explanation:
        'The main causes are the loss of natural areas, hunting, pollution, climate change and species brought in from elsewhere. The Red List of the IUCN sorts species by their risk. Protection can help: some that were almost lost have recovered.',
      example: 'The Arabian oryx was extinct in the wild and was released again after breeding in zoos.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What does the Red List of the IUCN show?',
          answer: 'How threatened species are',
          wrong: ['Which plants are poisonous', 'How fast rivers are drying', 'Which animals can be tamed'],
          why: 'It sorts species by their risk of extinction, for example “vulnerable” or “endangered”.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Invasive species',
      aliases: ['alien species', 'introduced species', 'neophytes', 'cane toad'],
      definition: 'A newcomer that people brought to an area and that spreads and does harm there.',
      explanation:
        'In its new home it often has no natural enemies. It may eat native species, take their place or carry diseases. Not everything that is introduced does harm: most newcomers do not spread.',
      example: 'Cane toads, brought to Australia against beetles, poison animals that try to eat them.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Why can an invasive species often spread quickly in its new home?',
          answer: 'It lacks natural enemies there',
          wrong: [
            'It is always larger than others',
            'It needs neither food nor light',
            'It is fed by the native animals',
          ],
          why: 'Predators and diseases that limit it at home are missing in the new area.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Deforestation',
      aliases: ['forest loss', 'clearing of forests', 'logging', 'slash and burn', 'cutting down trees'],
      definition: 'The clearing of woodland so that the land can be used for something else.',
      explanation:
        'Much of it happens to gain fields and pastures. Animals and plants lose their home, and carbon stored in the trees gets into the air. Without roots to hold it, soil is washed away more easily.',
      example: 'Where tropical trees are burned for cattle pastures, the soil is often poor after a few years.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why does deforestation often lead to more soil erosion?',
          answer: 'Roots no longer hold the soil',
          wrong: ['Sunlight turns soil into sand', 'Animals eat the loose soil', 'Rain stops falling at once'],
          why: 'Roots and leaves protect the ground; without them rain washes it away.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'National park',
      aliases: ['national parks', 'nature reserve', 'protected area', 'Yellowstone', 'protected areas'],
      definition: 'A large area that a state protects so that nature can develop without much interference.',
      explanation:
        'Building, hunting and mining are forbidden or strictly limited. Visitors are usually welcome as long as they keep to the rules. Yellowstone in the United States was the first, in 1872.',
      example: 'In Yellowstone visitors can watch geysers, bison and wolves.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which area became the first national park, in 1872?',
          answer: 'Yellowstone',
          wrong: ['Serengeti', 'Kruger', 'Banff'],
          why: 'The United States protected Yellowstone by law in 1872.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Plastic pollution',
      aliases: ['plastic waste', 'microplastics', 'microplastic', 'plastic in the sea', 'litter'],
      definition: 'Waste of man-made materials that does not rot and gathers on land and in the sea.',
      explanation:
        'Sunlight and waves break it into smaller and smaller pieces, but it takes a very long time to vanish. Pieces under five millimetres are called microplastics. Animals swallow them or get caught in nets and bags.',
      example: 'Sea turtles can mistake a floating bag for a jellyfish.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What are microplastics?',
          answer: 'Plastic pieces under 5 millimetres',
          wrong: [
            'Plastics that rot within a few weeks',
            'Bags that hold less than one litre',
            'Plastics that are made from plants',
          ],
          why: 'They come from larger pieces that break up, from clothes, tyres and other sources.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Sustainability',
      aliases: ['sustainable', 'sustainable use', 'sustainable development', 'renewable resources'],
      definition: 'Using only as much as can grow back, so that later generations have enough.',
      explanation:
        'The idea has roots in forestry: do not cut more wood than grows in the same time. Today it is used for fishing, energy, farming and the whole economy. It balances nature, society and economic needs.',
      example: 'A fishing limit leaves enough fish in the sea to reproduce.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which use of a forest is sustainable?',
          answer: 'Cutting no more than grows back',
          wrong: [
            'Cutting only the oldest trees first',
            'Selling the wood as fast as possible',
            'Cutting all trees every ten years',
          ],
          why: 'The forest then stays as large as it is, and later generations can use it too.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
