import type { Topic } from '../concept.ts';

export const water: Topic = {
  name: 'Rivers, lakes and water',
  aliases: ['rivers', 'lakes', 'river', 'lake', 'water', 'hydrology', 'water cycle and rivers'],
  concepts: [
    {
      term: 'Water cycle',
      aliases: ['hydrological cycle', 'evaporation', 'condensation', 'precipitation'],
      definition: 'The endless movement of moisture between sea, air and land through evaporation, clouds and rain.',
      explanation:
        'The Sun drives it by making water evaporate. High up, the vapour condenses into clouds and falls as rain or snow. Rivers and the ground carry the water back to the sea.',
      example: 'The rain on your window may have evaporated from an ocean days ago.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What drives the water cycle?',
          answer: "The Sun's heat",
          wrong: ["The Moon's pull", "The Earth's core", "The ocean's salt"],
          why: "The Sun's heat makes water evaporate, which starts the cycle.",
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Delta',
      aliases: ['river delta', 'deltas', 'river deltas'],
      definition: 'A flat, often fan-shaped area of new land where a river drops its mud at its mouth.',
      explanation:
        'The river slows down there and can no longer carry what it took along. It splits into many arms. The land is fertile but low, so floods threaten it.',
      example: "The Nile's, north of Cairo, has been farmed for thousands of years.",
      difficulty: 'medium',
      questions: [
        {
          question: 'Why does a river drop its mud where it flows into a calm sea?',
          answer: 'Its water slows down',
          wrong: ['Its water gets warmer', 'Its water gets deeper', 'Its water speeds up'],
          why: 'Slower water can carry less material, so the mud settles.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Estuary',
      aliases: ['estuaries', 'river mouth'],
      definition: 'The wide, tidal mouth of a river, where fresh water mixes with salt water.',
      explanation:
        'The tide moves in and out and carries mud away. Many fish and birds depend on such places. Because they are deep and sheltered, large ports often lie on them.',
      example: "London's port grew on the one of the Thames.",
      difficulty: 'hard',
      questions: [
        {
          question: 'What is the water in an estuary like?',
          answer: 'A mix of fresh and salt water',
          wrong: ['Fresh water only', 'Saltier than the open sea', 'Free of any salt or mud'],
          why: 'River water and sea water meet there and mix with the tides.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Drainage basin',
      aliases: ['river basin', 'watershed', 'catchment area', 'tributary', 'tributaries'],
      definition: 'The area of land from which all rain flows into the same river.',
      explanation:
        'Its edge, the divide, usually follows the tops of hills. Smaller rivers that join the main one are called tributaries. What is poured out anywhere in it can end up in the main river.',
      example: "The Amazon's covers more than a third of South America.",
      difficulty: 'medium',
      questions: [
        {
          question: 'What is a tributary?',
          answer: 'A river that flows into a larger one',
          wrong: [
            'A river that flows into a desert',
            'An arm that leaves the main river',
            'A canal that links two rivers',
          ],
          why: 'Tributaries add their water to a larger river.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Groundwater',
      aliases: ['aquifer', 'aquifers', 'water table'],
      definition: 'Rain that has soaked into the earth and fills the gaps in soil and rock.',
      explanation:
        'It moves slowly and comes out again at springs. Its upper limit is called the water table. If more is pumped out than seeps in, wells run dry.',
      example: 'In many countries, most drinking water is pumped up from wells.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What happens if more groundwater is pumped up than rain replaces?',
          answer: 'The water table sinks',
          wrong: ['The water table rises', 'New springs appear', 'The soil freezes'],
          why: 'If more is taken than added, the upper limit of the groundwater sinks.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Nile',
      aliases: ['the nile', 'river nile', 'nile river'],
      definition: 'The river that flows north through Sudan and Egypt into the Mediterranean.',
      explanation:
        'Its two main branches, the White and the Blue, meet at Khartoum. Its yearly flood made the farming of ancient Egypt possible. The Aswan High Dam now controls its flow.',
      example: 'Cairo lies on its banks, just south of its delta.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Into which sea does the Nile flow?',
          answer: 'The Mediterranean Sea',
          wrong: ['The Red Sea', 'The Black Sea', 'The Arabian Sea'],
          why: 'The Nile flows north through Egypt and reaches the Mediterranean.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Amazon River',
      aliases: ['amazon', 'the amazon', 'river amazon'],
      definition: 'The South American river that carries more water than any other in the world.',
      explanation:
        'It rises in the Andes and flows east through Brazil into the Atlantic. About a fifth of all river water that reaches the oceans comes from it. The largest tropical rainforest surrounds it.',
      example: 'Manaus, a large city in the middle of the forest, is near its banks.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In which mountains does the Amazon River begin?',
          answer: 'The Andes',
          wrong: ['The Alps', 'The Rocky Mountains', 'The Atlas Mountains'],
          why: 'The Amazon rises in the Andes of Peru and flows east to the Atlantic.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Lake Baikal',
      aliases: ['baikal'],
      definition: 'The deepest freshwater body on Earth, in the south of Siberia.',
      explanation:
        "It is more than 1,600 metres deep and about 25 million years old. It contains about a fifth of the fresh water on the Earth's surface that isn't frozen. Many of its animals live nowhere else.",
      example: 'The Baikal seal, which lives only in fresh water, is found there.',
      difficulty: 'hard',
      questions: [
        {
          question: 'In which country is Lake Baikal?',
          answer: 'Russia',
          wrong: ['China', 'Canada', 'Finland'],
          why: 'Lake Baikal is in Siberia, the Asian part of Russia.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
