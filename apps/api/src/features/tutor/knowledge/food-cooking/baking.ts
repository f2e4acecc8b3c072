import type { Topic } from '../concept.ts';

export const baking: Topic = {
  name: 'Baking',
  aliases: ['bake', 'bread', 'bread baking', 'cakes', 'pastry', 'making bread', 'dough'],
  concepts: [
    {
      term: 'Yeast',
      aliases: ['bakers yeast', 'dry yeast', 'fresh yeast', 'yeast dough'],
      definition: 'A single-celled fungus that feeds on sugars and makes dough rise with its gas.',
      explanation:
        'In dough it breaks down sugars and gives off carbon dioxide and a little alcohol. The gas fills bubbles, and the dough grows. It works best when warm, rests in the cold and dies in the heat of the oven.',
      example: 'Pizza dough doubles in size in a warm place within an hour or two.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which gas makes bread dough with yeast rise?',
          answer: 'Carbon dioxide',
          wrong: ['Pure oxygen', 'Carbon monoxide', 'Hydrogen'],
          why: 'Yeast cells give off carbon dioxide when they break down sugars.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Gluten',
      aliases: ['gluten-free', 'wheat protein', 'bread flour', 'coeliac disease'],
      definition: 'The stretchy protein network that forms when wheat flour is mixed with water.',
      explanation:
        'Two kinds of protein in wheat link up when they become wet and are worked. The elastic net holds gas, so bread can rise and keep its shape. Rye and barley have similar proteins; rice and maize don’t. People with coeliac disease must avoid it.',
      example: 'Bread flour contains more protein than cake flour, so its dough stretches further without tearing.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these grains is naturally free of gluten?',
          answer: 'Rice',
          wrong: ['Rye', 'Wheat', 'Barley'],
          why: 'Wheat, rye and barley contain the proteins that people with coeliac disease must avoid, and rice doesn’t.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Kneading',
      aliases: ['knead', 'working dough', 'kneading dough'],
      definition: 'Pushing, folding and stretching dough again and again until it is smooth and elastic.',
      explanation:
        'The movement mixes the ingredients evenly and lines up the proteins into an elastic net. A dough that is ready feels smooth and springs back when pressed. Batters for cakes and muffins, by contrast, are stirred only briefly, so that they stay tender.',
      example: 'A baker works bread dough by hand for about ten minutes on a floured table.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why is muffin batter stirred only briefly instead of being kneaded?',
          answer: 'Too much work would make it tough',
          wrong: [
            'Too much work would make it sour',
            'The sugar in it would form lumps',
            'The eggs in it would curdle',
          ],
          why: 'Long mixing develops the protein network, which is good for bread but makes muffins chewy.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Baking powder',
      aliases: ['baking soda', 'bicarbonate of soda', 'chemical leavening', 'raising agent', 'leavening'],
      definition: 'A mixture of bicarbonate with a dry acid that gives off gas when it is wet and warm.',
      explanation:
        'Bicarbonate reacts with acid and releases carbon dioxide. Here the acid is included, so water and heat are enough. Baking soda is bicarbonate alone and needs a sour ingredient such as buttermilk or yoghurt. The gas comes quickly, so no long rest is needed.',
      example: 'A sponge cake rises in the oven with one or two teaspoons of it in the flour.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which ingredient can act as the acid that baking soda needs?',
          answer: 'Buttermilk',
          wrong: ['Sunflower oil', 'White sugar', 'Table salt'],
          why: 'Buttermilk contains lactic acid, which reacts with bicarbonate and releases carbon dioxide.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Sourdough',
      aliases: ['sourdough bread', 'sourdough starter', 'natural leaven'],
      definition: 'A leaven of flour and water with wild microbes that gives bread its tang.',
      explanation:
        'Flour and water are left to ferment and are fed with more of both. Wild yeasts make the gas, and lactic acid bacteria make the acids that flavour and protect the bread. Bakers keep a part, the starter, for the next loaf.',
      example: 'A baker feeds a jar of starter every day, and the same culture can live for many years.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which microbes give sourdough bread its acid taste?',
          answer: 'Lactic acid bacteria',
          wrong: ['Single-celled algae', 'Blue cheese moulds', 'Soil amoebas'],
          why: 'These bacteria turn sugars into lactic acid and some acetic acid.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Blind baking',
      aliases: ['blind bake', 'baking weights', 'pie crust', 'pre-baking', 'shortcrust pastry'],
      definition: 'Cooking a pastry case partly or fully before its filling goes in.',
      explanation:
        'A wet filling would make raw pastry soggy. The case is lined with paper and weighed down with dried beans or ceramic balls, so that it stays flat and its sides don’t slip. Near the end, the weights come out and the base dries.',
      example: 'The case of a lemon tart is cooked until golden before the soft lemon cream is poured in.',
      difficulty: 'hard',
      questions: [
        {
          question: 'Why are dried beans put on pastry during blind baking?',
          answer: 'They keep the base from puffing up',
          wrong: ['They add protein to the tart', 'They give the crust its colour', 'They take up the butter'],
          why: 'Their weight holds the pastry flat while its shape sets in the heat.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
