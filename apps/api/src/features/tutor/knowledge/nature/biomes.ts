import type { Topic } from '../concept.ts';

export const biomes: Topic = {
  name: 'Biomes and landscapes',
  aliases: ['biomes', 'biome', 'natural landscapes', 'forests and deserts', 'vegetation zones', 'landscapes'],
  concepts: [
    {
      term: 'Tropical rainforest',
      aliases: ['rainforest', 'rain forest', 'rainforests', 'jungle', 'Amazon', 'canopy'],
      definition: 'A warm, wet woodland near the equator with a huge number of species.',
      explanation:
        'It is hot all year, and it rains often. The trees form layers, and many animals live high up in the canopy, where there is light and fruit. The soil is often poor, because nutrients are taken up again at once by the plants.',
      example: 'The Amazon basin in South America has the largest one.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In which part of a tropical rainforest do most leaves and fruit grow?',
          answer: 'In the canopy',
          wrong: ['On the forest floor', 'In the shrub layer', 'Along the streams'],
          why: 'The crowns of the tall trees get far more light than the shady places below them.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Desert',
      aliases: ['deserts', 'Sahara', 'cactus', 'cacti', 'arid land', 'oasis'],
      definition: 'A region with so little rain or snow that few plants can grow.',
      explanation:
        'Less than about 250 millimetres of rain or snow fall in a year. It need not be hot: parts of Antarctica count as well. Plants and animals save water, and many animals come out only at night.',
      example: 'Cacti store water in thick stems and have spines instead of leaves.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What makes an area a desert?',
          answer: 'It gets very little rain or snow',
          wrong: [
            'It is covered with fine sand',
            'It is hot on every day of the year',
            'It has no animals that live in it',
          ],
          why: 'Deserts are defined by dryness; they may be cold, and many are stony.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Savanna',
      aliases: ['savannah', 'savannas', 'African grassland', 'Serengeti', 'grassland'],
      definition: 'A warm grassland with scattered trees and a clear rainy and dry season.',
      explanation:
        'The dry season, fires and grazing animals keep it from becoming a forest. Large herds follow the rain and the fresh grass, and predators follow the herds. Many trees have deep roots and thick bark against drought and fire.',
      example: 'Zebras, wildebeest and lions live in the Serengeti in East Africa.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What helps to keep a savanna from becoming a dense forest?',
          answer: 'Fires and grazing animals',
          wrong: ['Frost and deep snow', 'Salt water and tides', 'Short days and fog'],
          why: 'Together with the long dry season they destroy many young trees, while grass grows again quickly.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Tundra',
      aliases: ['tundras', 'permafrost', 'arctic plants', 'reindeer'],
      definition: 'A cold, treeless region where the deeper ground is always frozen.',
      explanation:
        'The ground that never thaws is called permafrost. Only the surface thaws in the short summer, so roots cannot go deep and water cannot drain away. Mosses, lichens, grasses and low bushes grow there.',
      example: 'Reindeer scratch the snow away to reach the lichens below.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is permafrost?',
          answer: 'Ground that is always frozen',
          wrong: ['Snow that falls in summer', 'A wind that brings hail', 'Ice that floats on the sea'],
          why: 'Permafrost stays frozen all year round; only a thin layer above it thaws in summer.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Taiga',
      aliases: ['boreal forest', 'coniferous forest', 'northern forest', 'taigas'],
      definition: 'The belt of conifers in the far north with long, snowy winters.',
      explanation:
        'It stretches across Canada, Scandinavia and Russia and is one of the largest land habitats. Needles with a layer of wax lose little water, and the slim shape of the trees lets snow slide off. Bears, moose and wolves live there.',
      example: 'Spruces, pines and larches grow over huge areas of Siberia.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which trees are most common in the taiga?',
          answer: 'Conifers',
          wrong: ['Palm trees', 'Mangroves', 'Olive trees'],
          why: 'Spruces, pines, firs and larches can cope with long cold winters.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Coral reef',
      aliases: ['coral reefs', 'corals', 'coral', 'coral bleaching', 'Great Barrier Reef'],
      definition: 'A structure in warm, shallow seas that tiny animals build from limestone.',
      explanation:
        'The builders, called polyps, live together with algae that give them food and colour. If the water becomes too warm, they lose the algae and turn white, which is called bleaching. About a quarter of all sea species are thought to need such places.',
      example: 'The Great Barrier Reef lies off the coast of north-eastern Australia.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What happens to corals during coral bleaching?',
          answer: 'They lose the algae in them',
          wrong: ['They are covered by sand', 'They grow twice as fast', 'They take up more salt'],
          why: 'When the water is too warm, corals push out the algae that give them food and colour.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Wetland',
      aliases: ['wetlands', 'swamp', 'marsh', 'bog', 'peat', 'moor', 'mangroves'],
      definition: 'Land that is covered or soaked by water for all or much of the year.',
      explanation:
        'Swamps, marshes and bogs belong to it. It takes up water when there is a flood, cleans it and releases it slowly. Peat in bogs holds a lot of carbon, and many birds breed or rest in such places.',
      example: 'Mangroves on tropical coasts protect the land behind them from waves.',
      difficulty: 'medium',
      questions: [
        {
          question: 'How do wetlands help people who live further down a river?',
          answer: 'They hold back flood water',
          wrong: ['They make the water salty', 'They stop rain from falling', 'They speed the river up'],
          why: 'They soak up water like a sponge and release it slowly.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
