import type { Topic } from '../concept.ts';

export const plants: Topic = {
  name: 'Plants',
  aliases: ['plant life', 'botany', 'flowers', 'trees', 'how plants live', 'plant biology'],
  concepts: [
    {
      term: 'Pollination',
      aliases: ['pollinate', 'pollen', 'pollinators', 'bees and flowers'],
      definition: 'The transfer of tiny grains from the male to the female parts of flowers.',
      explanation:
        'It is needed before most flowers can form seeds. Insects, birds, bats or the wind carry the grains. Flowers that depend on animals attract them with colour, scent and sweet nectar, while those that use the wind are plain.',
      example: 'A bee that looks for nectar carries yellow dust from one apple blossom to the next.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which kind of flower is most likely to be pollinated by the wind?',
          answer: 'A small one without scent',
          wrong: ['A red one with much nectar', 'A white one that opens at night', 'A blue one with a landing place'],
          why: 'Flowers that use the wind do not need to attract animals; grasses are an example.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Germination',
      aliases: ['germinate', 'sprouting', 'seed sprouts', 'seedling', 'seeds'],
      definition: 'The process in which a seed takes up water and begins to grow.',
      explanation:
        'Most seeds need water, oxygen and the right temperature for it. The young root comes out first and grows down; then the shoot grows up towards the light. Until it has green leaves, the seedling lives on food stored in the seed.',
      example: 'Beans on wet cotton wool show a small white root after a few days.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which part usually comes out of a germinating seed first?',
          answer: 'The root',
          wrong: ['The flower', 'The leaf', 'The bark'],
          why: 'The root anchors the seedling and takes up water before the shoot grows.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Roots',
      aliases: ['root', 'root hairs', 'taproot', 'root system'],
      definition: 'The parts that hold a plant in the ground and take up water and minerals.',
      explanation:
        'Fine hairs near their tips make the surface much larger and take up most of the water. Some have a second task and store food, as in carrots. Many live together with fungi that help them to find nutrients.',
      example: 'A carrot is a thick one full of sugar that the plant has stored.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these vegetables is a root?',
          answer: 'The carrot',
          wrong: ['The spinach', 'The broccoli', 'The cucumber'],
          why: 'A carrot is a thick taproot; spinach is a leaf, broccoli a flower head and cucumber a fruit.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Xylem and phloem',
      aliases: ['xylem', 'phloem', 'vascular tissue', 'vascular plants', 'sap', 'transport in plants'],
      definition: 'The two tissues that carry water upwards and sugar to wherever it is needed.',
      explanation:
        'Xylem brings water and minerals from the roots to the leaves and gives wood its strength. Phloem brings sugar from the leaves to the roots, fruits and growing tips. Mosses do not have these tissues and therefore stay small.',
      example: 'A cut white flower in coloured water changes colour, because its vessels draw the water up.',
      difficulty: 'hard',
      questions: [
        {
          question: 'What does the xylem of a plant carry?',
          answer: 'Water and minerals',
          wrong: ['Pollen and seeds', 'Sugar and oils', 'Air and scents'],
          why: 'Xylem brings water and dissolved minerals from the roots upwards; phloem carries sugar.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Transpiration',
      aliases: ['stomata', 'stoma', 'water loss of plants', 'evaporation from leaves'],
      definition: 'The loss of water vapour from leaves through tiny openings.',
      explanation:
        'The openings, called stomata, let in carbon dioxide, and water vapour escapes through them. The loss pulls new water up from the roots and cools the leaf. When it is dry, most plants close the openings to save water.',
      example: 'A plastic bag tied around a leafy branch becomes wet inside within hours.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What are stomata?',
          answer: 'Tiny openings in leaves',
          wrong: ['Fine hairs on the roots', 'Green grains in cells', 'Male parts of a flower'],
          why: 'Through stomata a plant takes in carbon dioxide and loses water vapour.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Deciduous trees',
      aliases: ['deciduous', 'leaf fall', 'autumn leaves', 'evergreen', 'conifers', 'broadleaf trees'],
      definition: 'Woody plants that drop all of their leaves for a cold or dry season.',
      explanation:
        'When the ground is frozen or dry, water lost through leaves could not be replaced, so they are shed. Before that, the green chlorophyll is broken down and yellow and orange pigments show. Evergreens, such as most conifers, keep needles or leathery leaves all year.',
      example: 'Oaks, beeches and maples are bare in the winter of cool regions.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why do many leaves turn yellow in autumn?',
          answer: 'Green chlorophyll is broken down',
          wrong: [
            'Yellow pollen settles on the leaves',
            'Frost paints the surface of the leaves',
            'The roots send up yellow sap',
          ],
          why: 'The yellow pigments were there before and become visible when the green is gone.',
          difficulty: 'medium',
        },
        {
          question: 'Which of these trees is deciduous?',
          answer: 'The oak',
          wrong: ['The pine', 'The spruce', 'The fir'],
          why: 'Most oaks of cool regions shed their leaves in autumn; pine, spruce and fir keep their needles.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Seed dispersal',
      aliases: ['dispersal', 'spreading of seeds', 'fruits and seeds', 'fruit'],
      definition:
        'The ways in which a plant’s offspring are carried away from it, for example by wind, water or animals.',
      explanation:
        'A seedling in the shade of its parent would have little light and water, so distance is useful. Some fruits fly, float or burst; others stick to fur. Sweet fruits are eaten, and their seeds are dropped somewhere else.',
      example: 'The parachutes of the dandelion are carried far by the wind.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How is a coconut adapted to being spread by the sea?',
          answer: 'Its husk makes it float',
          wrong: ['Its hooks stick to fish', 'Its wings catch the wind', 'Its shell bursts in salt'],
          why: 'The fibrous husk holds a lot of air, so the fruit can drift to another shore.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
