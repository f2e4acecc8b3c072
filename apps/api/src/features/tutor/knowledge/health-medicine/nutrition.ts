import type { Topic } from '../concept.ts';

export const nutrition: Topic = {
  name: 'Nutrition',
  aliases: ['food and health', 'diet', 'healthy eating', 'nutrients', 'vitamins and minerals'],
  concepts: [
    {
      term: 'Carbohydrate',
      aliases: ['carbohydrates', 'carbs', 'sugar', 'starch'],
      definition: "The nutrient in bread, rice and fruit that is the body's main quick source of energy.",
      explanation:
        'Sugars and starch belong to this group. The body breaks most of them down to glucose. Whole grains are digested more slowly than white flour or sugar, so energy lasts longer.',
      example: 'A bowl of oats in the morning gives energy for hours.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which food contains the most carbohydrates per 100 g?',
          answer: 'Dry white rice',
          wrong: ['Chicken breast', 'Olive oil', 'Boiled eggs'],
          why: 'Rice is mostly starch, while the other foods contain little or none.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Protein',
      aliases: ['proteins', 'amino acids'],
      definition: 'The nutrient in beans, eggs, fish and meat that the body uses to build and repair tissue.',
      explanation:
        "It consists of amino acids. Nine of these have to come from food, because the body can't make them. Plants deliver all of them, too, if different kinds are combined.",
      example: 'Lentils and rice complement each other and together deliver all amino acids in good amounts.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What are proteins made of?',
          answer: 'Amino acids',
          wrong: ['Fatty acids', 'Simple sugars', 'Mineral salts'],
          why: 'Proteins are chains of amino acids, folded into a certain shape.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Dietary fat',
      aliases: ['fat', 'fats', 'saturated fat', 'unsaturated fat', 'omega-3'],
      definition: 'The nutrient with the most energy per gram, which also helps the body to take up some vitamins.',
      explanation:
        'A gram has about 9 kilocalories, while a gram of sugar or starch has about 4. Unsaturated kinds, as in olive oil, nuts and fish, are better for the heart than saturated ones. Vitamins A, D, E and K dissolve in it.',
      example: 'A little oil on carrots helps the body to take up their carotene, from which it makes vitamin A.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these vitamins dissolves in fat?',
          answer: 'Vitamin A',
          wrong: ['Vitamin C', 'Vitamin B1', 'Vitamin B12'],
          why: 'Vitamins A, D, E and K dissolve in fat, while B vitamins and vitamin C dissolve in water.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Dietary fibre',
      aliases: ['fibre', 'fiber', 'dietary fiber', 'roughage'],
      definition: 'The part of plant food that we cannot digest and that keeps the bowels moving.',
      explanation:
        'It fills us up and feeds useful bacteria in the gut. Whole grains, vegetables, fruit, beans and nuts contain a lot. Drinking enough water helps it to work.',
      example: 'Wholemeal bread contains much more of it than white bread.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which food contains NO dietary fibre?',
          answer: 'Cheese',
          wrong: ['Lentils', 'Apples', 'Oats'],
          why: 'Fibre comes only from plants, and cheese is made of milk.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Vitamin C',
      aliases: ['ascorbic acid', 'scurvy'],
      definition: 'The nutrient in citrus fruit and peppers whose lack causes scurvy.',
      explanation:
        'The body needs it to build connective tissue and to heal wounds. It helps to take up iron from plants. Heat and long storage destroy it.',
      example: 'Sailors of the 18th century were given lemons to prevent scurvy.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which disease is caused by a lack of vitamin C?',
          answer: 'Scurvy',
          wrong: ['Rickets', 'Goitre', 'Beriberi'],
          why: 'Without vitamin C, gums bleed and wounds heal badly, which is called scurvy.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Calcium',
      aliases: ['bones and calcium', 'osteoporosis'],
      definition: 'The mineral that makes bones and teeth hard and that is plentiful in milk.',
      explanation:
        'Muscles and nerves need it as well. Vitamin D helps the gut to take it up. Green vegetables such as kale and some mineral waters deliver it, too.',
      example: "About 99% of the body's supply is in bones and teeth.",
      difficulty: 'easy',
      questions: [
        {
          question: 'Which vitamin helps the body to take up calcium?',
          answer: 'Vitamin D',
          wrong: ['Vitamin C', 'Vitamin E', 'Vitamin B12'],
          why: 'Vitamin D makes the gut take up calcium from food.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Iron',
      aliases: ['iron deficiency', 'iron in food'],
      definition: 'The mineral in haemoglobin that is needed to carry oxygen in the blood.',
      explanation:
        'Meat, beans, lentils and whole grains contain it. That from meat is taken up more easily than that from plants. A lack of it makes people tired and pale.',
      example: 'Orange juice with a bean dish helps the body to take up more of it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What helps the body to take up iron from plants?',
          answer: 'Vitamin C',
          wrong: ['Black tea', 'Strong coffee', 'Calcium tablets'],
          why: 'Vitamin C helps the gut to take up iron, while tea, coffee and calcium hinder it.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
