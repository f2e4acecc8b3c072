import type { Topic } from '../concept.ts';

export const saucesAndFlavour: Topic = {
  name: 'Sauces and flavour',
  aliases: ['sauces', 'sauce', 'flavour', 'flavor', 'taste', 'seasoning', 'sauces and flavor', 'french sauces'],
  concepts: [
    {
      term: 'Roux',
      aliases: ['flour and butter', 'thickening sauces', 'thickener'],
      definition: 'A cooked paste of equal amounts of fat and flour that thickens liquids.',
      explanation:
        'The fat coats the grains of flour, so they don’t form lumps when liquid is stirred in. When heated, the starch swells and thickens the liquid. The longer the paste is cooked, the darker and nuttier it becomes, and the less it thickens.',
      example: 'Cooks in Louisiana stir a dark brown one for a long time before they make gumbo.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What are the two ingredients of a roux?',
          answer: 'Flour and fat',
          wrong: ['Egg and oil', 'Sugar and milk', 'Cream and wine'],
          why: 'Flour is cooked in butter or another fat before liquid is added.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Béchamel',
      aliases: ['bechamel', 'white sauce', 'besciamella', 'lasagne sauce', 'mother sauces'],
      definition: 'A smooth white sauce made by stirring milk into a pale mixture of butter and flour.',
      explanation:
        'It is one of the mother sauces of French cooking, from which other sauces are made. With grated cheese it becomes Mornay sauce. It is often seasoned with nutmeg.',
      example: 'In many recipes for lasagne, layers of pasta and meat sauce alternate with it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which liquid is stirred into the butter and flour for béchamel?',
          answer: 'Milk',
          wrong: ['Beer', 'Red wine', 'Beef stock'],
          why: 'Milk makes the sauce white and creamy; stock instead gives a velouté.',
          difficulty: 'easy',
        },
        {
          question: 'What turns a béchamel into a Mornay sauce?',
          answer: 'Grated cheese',
          wrong: ['Chopped mint', 'Tomato paste', 'Whipped egg white'],
          why: 'Mornay is béchamel with cheese melted into it.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Emulsion',
      aliases: ['emulsions', 'mayonnaise', 'vinaigrette', 'emulsifier', 'lecithin'],
      definition: 'A mixture of two liquids that don’t dissolve in each other, one in tiny drops in the other.',
      explanation:
        'Oil and water separate unless something holds the drops apart. Such a helper is called an emulsifier; one of its ends likes water and the other likes fat. Lecithin in egg yolk and the fine particles of mustard do this job.',
      example: 'Mayonnaise consists of countless tiny drops of oil in a little lemon juice or vinegar and egg yolk.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which ingredient holds the oil and the vinegar in mayonnaise together?',
          answer: 'Egg yolk',
          wrong: ['Salt', 'Sugar', 'Black pepper'],
          why: 'Lecithin in egg yolk surrounds the drops of oil and keeps them from joining.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Umami',
      aliases: ['savoury taste', 'fifth taste', 'glutamate', 'msg', 'basic tastes', 'five tastes'],
      definition: 'The savoury basic taste caused by glutamate, as in ripe cheese, soy sauce and mushrooms.',
      explanation:
        'The Japanese chemist Kikunae Ikeda described it in 1908, after studying a broth made from seaweed. It is one of five basic tastes, beside sweet, sour, salty and bitter. Drying, ripening and fermenting food often make it stronger.',
      example: 'A little Parmesan makes a tomato soup taste fuller and more like a meal.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which substance mainly causes the taste of umami?',
          answer: 'Glutamate',
          wrong: ['Caffeine', 'Fructose', 'Citric acid'],
          why: 'Glutamate is an amino acid found in foods such as cheese, seaweed and tomatoes.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Marinade',
      aliases: ['marinades', 'marinating', 'marinate', 'marinated'],
      definition: 'A seasoned liquid in which raw food is left to soak before it is cooked.',
      explanation:
        'It usually contains salt, something sour, oil and spices. Most of the flavour stays near the surface, while salt travels deeper. Too much acid for too long can make the outside of meat or fish mushy. Soaking belongs in the refrigerator.',
      example: 'Chicken for tandoori dishes rests in yoghurt with spices before it goes into a very hot oven.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Where should raw chicken be kept while it soaks in a marinade?',
          answer: 'In the refrigerator',
          wrong: ['On the kitchen table', 'In a warm oven', 'In a cupboard'],
          why: 'Cold slows the growth of bacteria on raw meat.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Deglazing',
      aliases: ['deglaze', 'pan sauce', 'fond', 'reducing sauces'],
      definition: 'Adding liquid to a hot pan to dissolve the brown bits that are stuck to it after frying.',
      explanation:
        'The brown bits are full of flavour from the meat or vegetables. Wine, stock or even water loosens them, and the cook scrapes and stirs. The liquid is then boiled down until it is a short, strong sauce.',
      example: 'After frying steaks, a cook pours wine into the pan and stirs it with a wooden spoon.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is the purpose of deglazing a pan?',
          answer: 'To turn browned bits into a sauce',
          wrong: [
            'To cool the pan before it is stored',
            'To remove the smell of old fat',
            'To make the meat less salty',
          ],
          why: 'The browned residue carries much flavour, and hot liquid dissolves it.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
