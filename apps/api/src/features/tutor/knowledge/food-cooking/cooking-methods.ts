import type { Topic } from '../concept.ts';

export const cookingMethods: Topic = {
  name: 'Cooking methods',
  aliases: ['cooking techniques', 'ways of cooking', 'how to cook', 'basic cooking', 'heat and cooking'],
  concepts: [
    {
      term: 'Boiling',
      aliases: ['boil', 'boiled', 'cooking in water'],
      definition: 'Cooking food in water at about 100 °C, with large bubbles rising all the time.',
      explanation:
        'At sea level, water bubbles vigorously at 100 °C, and a stronger flame doesn’t make it hotter. High in the mountains, it does so at a lower temperature, so food takes longer. The method suits pasta, potatoes and eggs.',
      example: 'Pasta goes into plenty of salted, bubbling water, where the movement keeps the pieces apart.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why do potatoes take longer to boil high in the mountains?',
          answer: 'Water boils at a lower temperature there',
          wrong: [
            'Water heats up more slowly there',
            'Potatoes there have thicker skins',
            'Flames are always smaller there',
          ],
          why: 'Lower air pressure lowers the boiling point, so the food cooks in cooler water.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Poaching',
      aliases: ['poach', 'poached', 'poached eggs', 'gentle simmering'],
      definition: 'Cooking delicate food gently in hot liquid that shows hardly any bubbles.',
      explanation:
        'The liquid is kept at roughly 70 to 85 °C, so it moves very little. Fish, eggs without their shells and fruit keep their shape and stay tender. The liquid can be water, stock, milk or syrup, and it gives flavour to the food.',
      example: 'Pears are cooked slowly in sweetened wine until they are soft.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Why is delicate fish poached instead of boiled hard?',
          answer: 'Strong bubbling would break it apart',
          wrong: [
            'Boiling would leave it raw inside',
            'Strong bubbling would add fat',
            'Boiling would make it too salty',
          ],
          why: 'Gentle heat without movement keeps tender food whole and juicy.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Steaming',
      aliases: ['steamed', 'steamer', 'bamboo steamer'],
      definition: 'Cooking food in hot vapour above water, without letting it touch the liquid.',
      explanation:
        'The food lies in a basket over bubbling water, under a lid. Vapour gives off much heat when it turns back into water on the food. Vegetables lose fewer vitamins and less flavour this way, because nothing is washed out.',
      example: 'Chinese dumplings are often cooked in stacked bamboo baskets over a pot of water.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why do steamed vegetables lose fewer vitamins than boiled ones?',
          answer: 'Fewer vitamins dissolve into the water',
          wrong: [
            'Vapour is much colder than boiling water',
            'Vapour seals the skin with fat',
            'Vitamins form in the hot vapour',
          ],
          why: 'Vitamins such as C dissolve in water, and steamed food doesn’t lie in it.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Sautéing',
      aliases: ['saute', 'sauté', 'sauteing', 'sauteed', 'pan-frying', 'stir-frying', 'frying'],
      definition: 'Cooking small pieces quickly in a little hot fat in a wide pan, with frequent tossing.',
      explanation:
        'The name comes from the French word for jumped, since cooks toss the food in the pan. The pan must be hot and not too full. Otherwise juices collect, and the food stews instead of turning brown.',
      example: 'Sliced mushrooms brown in butter within a few minutes.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What happens when a pan is too full during sautéing?',
          answer: 'The food stews instead of browning',
          wrong: [
            'The food burns within a few seconds',
            'The fat soaks into the metal',
            'The pan becomes hotter than before',
          ],
          why: 'Too much food cools the pan, and its juices cannot evaporate quickly enough.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Roasting',
      aliases: ['roast', 'roasted', 'oven cooking', 'maillard reaction', 'browning'],
      definition: 'Cooking meat or vegetables uncovered in the dry heat of an oven until brown outside.',
      explanation:
        'Hot, dry air surrounds the food and dries its surface. There, proteins and sugars react with each other and create brown colour and hundreds of flavours: the Maillard reaction. Meat should rest before it is cut, so that it loses less juice.',
      example: 'A chicken comes out of a hot oven with crisp, golden skin.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which reaction gives roasted meat and bread crusts much of their brown colour and flavour?',
          answer: 'The Maillard reaction',
          wrong: ['Photosynthesis', 'Lactic fermentation', 'The melting of fat'],
          why: 'Amino acids from proteins and certain sugars react at high heat and form brown, tasty compounds.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Braising',
      aliases: ['braise', 'braised', 'stewing', 'slow cooking', 'pot roast', 'stew'],
      definition: 'Browning food first and then cooking it slowly in a little liquid under a lid.',
      explanation:
        'The first step gives flavour, and the second makes tough pieces tender. Over hours of moist heat, the collagen in the meat turns into soft gelatine. The liquid becomes a rich sauce.',
      example: 'Beef shin cooks for three hours in red wine and stock until a fork cuts it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What makes tough cuts of meat tender when they are braised for hours?',
          answer: 'Their collagen turns into gelatine',
          wrong: [
            'Their bones soak up the sauce',
            'Their fat changes into pure protein',
            'Their juices turn into sugar',
          ],
          why: 'Long moist heat dissolves collagen, the tough connective tissue, into soft gelatine.',
          difficulty: 'hard',
        },
      ],
    },
  ],
};
