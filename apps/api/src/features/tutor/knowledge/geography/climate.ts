import type { Topic } from '../concept.ts';

export const climate: Topic = {
  name: 'Climate and weather',
  aliases: ['climate', 'weather', 'climates', 'climate zones', 'meteorology', 'biomes'],
  concepts: [
    {
      term: 'Climate',
      aliases: ['climate and weather', 'difference between weather and climate'],
      definition: 'The typical pattern of temperature, rain and wind in a region over decades.',
      explanation:
        'Weather, by contrast, is what the air is like at a certain time. The usual period for averages is 30 years. Latitude, height, distance from the sea and ocean currents all play a part.',
      example: "Singapore's is hot and wet all year, though single days can be dry.",
      difficulty: 'easy',
      questions: [
        {
          question: 'Over which period is climate usually described?',
          answer: '30 years',
          wrong: ['1 year', '7 days', '3 months'],
          why: 'Averages over 30 years smooth out unusual years.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Greenhouse effect',
      aliases: ['greenhouse gases', 'greenhouse gas', 'global warming', 'climate change', 'carbon footprint'],
      definition: 'The warming of a planet because gases in its air hold back heat that the surface gives off.',
      explanation:
        'Water vapour, carbon dioxide and methane are the most important of these gases on Earth. Without this effect, the Earth would be about 33 degrees Celsius colder. Burning coal, oil and gas adds carbon dioxide, which warms the climate further.',
      example: 'Venus has so much carbon dioxide in its air that its surface is hot enough to melt lead.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which human activity adds most carbon dioxide to the air?',
          answer: 'Burning coal, oil and gas',
          wrong: ['Using nuclear power plants', 'Building wind turbines', 'Throwing plastic into the sea'],
          why: 'Burning fossil fuels releases carbon that was stored underground for millions of years.',
          difficulty: 'easy',
        },
        {
          question: "Which gas makes up most of the Earth's air but is NOT a greenhouse gas?",
          answer: 'Nitrogen',
          wrong: ['Methane', 'Carbon dioxide', 'Water vapour'],
          why: 'Nitrogen makes up about 78% of dry air and does not hold back heat radiation.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Monsoon',
      aliases: ['monsoons', 'rainy season', 'monsoon rains'],
      definition: 'A wind that reverses its direction with the seasons and in summer carries heavy rain from the sea.',
      explanation:
        'In summer, land heats up faster than the ocean, and the rising air draws in moist air. In winter, dry air flows from the land to the sea. Farming in South Asia depends on it.',
      example: "From about June to September it delivers most of India's rain for the year.",
      difficulty: 'medium',
      questions: [
        {
          question: 'Why does the summer monsoon blow from the sea towards the land?',
          answer: 'The land heats up faster than the sea',
          wrong: [
            'The sea heats up faster than the land',
            'The mountains push the air inland',
            'The tides carry the air inland',
          ],
          why: 'Warm air rises over the land, and moist air from the sea flows in to replace it.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Tropical cyclone',
      aliases: ['tropical cyclones', 'hurricane', 'hurricanes', 'typhoon', 'typhoons', 'cyclone'],
      definition: 'A huge rotating storm that forms over warm seas, with a calm eye at its centre.',
      explanation:
        'It draws its energy from warm water that evaporates and condenses. Over land or cold water it weakens. In the Atlantic it is called a hurricane, and in the northwest Pacific a typhoon.',
      example: 'Galveston in Texas was destroyed by one in 1900.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What happens to a hurricane when it moves over land?',
          answer: 'It weakens',
          wrong: ['It grows larger', 'It starts to spin faster', 'It turns into a tornado'],
          why: 'Over land, its supply of warm sea water is cut off.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Desert',
      aliases: ['deserts', 'sahara', 'arid', 'arid climate'],
      definition: 'A region with so little rain that few plants can grow, often less than 250 mm a year.',
      explanation:
        'It can be hot, like the Sahara, or cold, like the Gobi. Nights are often cool, because dry air and clear skies hold little heat. Large parts are covered with stones and rock rather than sand.',
      example: 'In parts of the Atacama in Chile, years can pass without any rain.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What do all deserts have in common?',
          answer: 'Very little rain or snow',
          wrong: ['Great heat all year round', 'Wide plains full of sand', 'A position on the equator'],
          why: 'Deserts are defined by lack of water; cold deserts exist as well.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Tropical rainforest',
      aliases: ['rainforest', 'rainforests', 'tropical rainforests', 'jungle', 'amazon rainforest'],
      definition: 'A dense, evergreen woodland near the equator where it is hot and wet all year.',
      explanation:
        'It is home to about half of all known species of plants and animals, or more, on a small share of the land. The soil is often poor, because nutrients are in the living plants. Cleared land therefore loses its fertility quickly.',
      example: 'The largest one grows around the Amazon in South America.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Where are most nutrients of a tropical rainforest stored?',
          answer: 'In the living plants',
          wrong: ['In the deep soil layers', 'In the river water', 'In the rocks below'],
          why: 'Dead leaves rot quickly and plants take the nutrients up again at once.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Tundra',
      aliases: ['tundras', 'permafrost', 'arctic climate'],
      definition: 'A cold, treeless landscape where the deeper ground stays frozen all year.',
      explanation:
        'Only the top layer thaws in the short summer. Mosses, lichens, grasses and small shrubs grow there. Reindeer and musk oxen find food in it.',
      example: 'It covers the far north of Canada, Alaska and Siberia.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is permafrost?',
          answer: 'Ground that stays frozen for years',
          wrong: ['Snow that falls in summer', 'Ice that floats on the sea', 'Frost that forms every night'],
          why: 'Ground is called permafrost if it stays frozen for at least two years in a row.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
