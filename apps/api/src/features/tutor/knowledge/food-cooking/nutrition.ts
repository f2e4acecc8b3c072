import type { Topic } from '../concept.ts';

export const nutrition: Topic = {
  name: 'Food and nutrients',
  aliases: ['nutrients', 'healthy eating', 'diet', 'healthy food', 'macronutrients', 'balanced diet', 'food groups'],
  concepts: [
    {
      term: 'Carbohydrates',
      aliases: ['carbs', 'carbohydrate', 'sugar', 'sugars', 'starch'],
      definition: 'The sugars and starches in food that the body breaks down mainly for quick energy.',
      explanation:
        'Sugars are small molecules, and starch is a long chain of them. Digestion cuts starch into glucose, which the blood carries to the cells. One gram supplies about 4 kilocalories. Whole grains also deliver fibre and are digested more slowly.',
      example: 'Bread, rice, potatoes and fruit are typical sources.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Into which sugar is starch broken down when we digest it?',
          answer: 'Glucose',
          wrong: ['Lactose', 'Fructose', 'Sucrose'],
          why: 'Starch is a chain of glucose units, and enzymes cut it into these units.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Protein',
      aliases: ['proteins', 'amino acids', 'amino acid', 'essential amino acids'],
      definition: 'The nutrient made of amino acids that the body uses to build and repair tissue.',
      explanation:
        'Digestion takes its long chains apart, and cells build new ones for muscle, enzymes and much more. Nine of the building blocks are essential, which means that food must supply them. One gram yields about 4 kilocalories.',
      example: 'Beans eaten with rice supply all the essential building blocks in good amounts.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these foods contains the most protein per 100 grams?',
          answer: 'Cooked lentils',
          wrong: ['Fresh apples', 'Cucumber', 'Cooked white rice'],
          why: 'Cooked lentils have about 9 grams, rice about 3, and apples and cucumber less than 1.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Dietary fat',
      aliases: ['fat', 'fats', 'fatty acids', 'saturated fat', 'unsaturated fat', 'oils and fats', 'omega-3'],
      definition: 'The nutrient richest in energy, with about 9 kilocalories in each gram.',
      explanation:
        'It stores energy, builds cell membranes and helps the body to take in certain vitamins. Unsaturated kinds, as in olive oil, nuts and oily fish, are mostly liquid. Saturated kinds, as in butter, are mostly solid at room temperature and are best eaten in smaller amounts.',
      example: 'A tablespoon of olive oil supplies around 120 kilocalories.',
      difficulty: 'easy',
      questions: [
        {
          question: 'About how many kilocalories does one gram of fat supply?',
          answer: '9',
          wrong: ['2', '4', '7'],
          why: 'Fat has more than twice the energy of protein or carbohydrate, which supply about 4 each.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Dietary fibre',
      aliases: ['fibre', 'fiber', 'dietary fiber', 'roughage', 'whole grains', 'wholegrain'],
      definition: 'The parts of plant food that the small intestine cannot digest and that keep bowels regular.',
      explanation:
        'It passes through the small intestine largely unchanged. In the large intestine, it adds bulk, holds water and feeds useful bacteria. It also slows the rise of blood sugar and makes a meal more filling.',
      example: 'Wholemeal bread contains clearly more of it than white bread.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which food contains no dietary fibre?',
          answer: 'Beef steak',
          wrong: ['Pears', 'Oats', 'Lentils'],
          why: 'Fibre comes from plants, and meat has none.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Vitamins',
      aliases: ['vitamin', 'vitamin c', 'vitamin d', 'vitamin a', 'scurvy', 'micronutrients'],
      definition: 'Organic substances that the body needs in tiny amounts and mostly cannot make itself.',
      explanation:
        'Each has its own tasks: C helps to form connective tissue, and D helps the body to absorb calcium. A, D, E and K dissolve in fat; C and the B group dissolve in water. A lack causes illness, such as scurvy from too little C.',
      example: 'Sailors on long voyages prevented scurvy with lemons and other fresh fruit.',
      difficulty: 'easy',
      questions: [
        {
          question: 'A lack of which vitamin causes scurvy?',
          answer: 'Vitamin C',
          wrong: ['Vitamin A', 'Vitamin D', 'Vitamin K'],
          why: 'Without vitamin C the body cannot form sound collagen, so gums bleed and wounds heal badly.',
          difficulty: 'easy',
        },
        {
          question: 'Which of these vitamins dissolves in water?',
          answer: 'Vitamin C',
          wrong: ['Vitamin A', 'Vitamin D', 'Vitamin E'],
          why: 'C and the B vitamins dissolve in water, while A, D, E and K dissolve in fat.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Dietary minerals',
      aliases: ['minerals in food', 'iron in food', 'calcium', 'trace elements'],
      definition: 'Chemical elements from food, such as iron and calcium, that the body needs to work.',
      explanation:
        'Plants take these elements up from soil and water, and animals get them from plants or from other animals. Calcium builds bones, iron helps blood to carry oxygen, and the thyroid needs iodine. They are not destroyed by cooking but can pass into the cooking water.',
      example: 'Milk, some kinds of tofu and kale are good sources of calcium.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which mineral does the body need for the substance that carries oxygen in blood?',
          answer: 'Iron',
          wrong: ['Zinc', 'Iodine', 'Calcium'],
          why: 'Iron is the centre of haemoglobin, to which oxygen binds in red blood cells.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
