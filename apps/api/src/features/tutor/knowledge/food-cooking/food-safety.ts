import type { Topic } from '../concept.ts';

export const foodSafety: Topic = {
  name: 'Food safety and preservation',
  aliases: ['food safety', 'food hygiene', 'food preservation', 'preserving food', 'kitchen hygiene', 'food poisoning'],
  concepts: [
    {
      term: 'Pasteurisation',
      aliases: ['pasteurization', 'pasteurised milk', 'pasteurized milk', 'louis pasteur'],
      definition: 'Brief heating, usually below 100 °C, that kills harmful germs in milk or juice.',
      explanation:
        'It is named after Louis Pasteur, who studied in the 1860s why wine spoils. Milk is typically heated to 72 °C for 15 seconds and then cooled quickly. Some harmless microbes survive, so the milk must still be kept cold.',
      example: 'A carton of fresh milk from a shop has usually been treated in this way.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Why must pasteurised milk still be kept cold?',
          answer: 'Some microbes survive the heating',
          wrong: ['Its sugar settles when warm', 'Its calcium is lost when warm', 'Its vitamins need to rest'],
          why: 'The treatment kills harmful germs but doesn’t sterilise the milk, so it can still spoil.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Cross-contamination',
      aliases: ['cross contamination', 'chopping boards', 'raw meat hygiene', 'kitchen germs'],
      definition: 'The spread of germs from one food, often raw meat, to another by hands, tools or contact.',
      explanation:
        'Germs from raw meat die when the meat is cooked. On a salad they survive, because it is eaten raw. Separate boards, clean hands and raw meat at the bottom of the refrigerator prevent the spread.',
      example: 'A knife cuts raw chicken and then, without washing, tomatoes for a salad.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Where in a refrigerator should raw meat be kept to protect other food?',
          answer: 'On the lowest shelf, in a closed container',
          wrong: [
            'On the highest shelf, without any cover',
            'In the door, next to the open bottles',
            'Right above the fruit and the salad leaves',
          ],
          why: 'Juices that leak from the meat can then not drip on food that is eaten raw.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Fermentation',
      aliases: ['ferment', 'fermented food', 'yoghurt', 'sauerkraut', 'kimchi'],
      definition: 'A change of food by microbes that turn its sugars into acids, alcohol or gas.',
      explanation:
        'Useful bacteria or yeasts eat sugars, and what they give off keeps unwanted microbes away. It also creates new flavours. Yoghurt, cheese, sauerkraut, kimchi, soy sauce, beer and wine are all made with its help.',
      example: 'Salted, sliced cabbage turns into sauerkraut within a few weeks.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these foods is made by fermentation?',
          answer: 'Yoghurt',
          wrong: ['Honey', 'Fruit salad', 'Popcorn'],
          why: 'Bacteria turn the sugar of milk into lactic acid, which thickens and sours it.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Pickling in vinegar',
      aliases: ['pickling', 'pickles', 'pickled', 'gherkins', 'vinegar pickles'],
      definition: 'Preserving vegetables or fish in a liquid of added acid, in which few germs can grow.',
      explanation:
        'Acetic acid lowers the pH so far that most bacteria that spoil food cannot multiply. Salt, sugar and spices add flavour and help a little. The cook adds the acid here, while in lactic methods bacteria make it.',
      example: 'Small cucumbers with dill are covered with a hot, sour, spiced liquid in a jar.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which acid in vinegar mainly protects pickled vegetables?',
          answer: 'Acetic acid',
          wrong: ['Citric acid', 'Carbonic acid', 'Tartaric acid'],
          why: 'Vinegar is a dilute solution of acetic acid in water.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Drying',
      aliases: ['dried food', 'dehydrating', 'dried fruit', 'jerky', 'freeze-drying'],
      definition: 'Preserving food by removing so much water that microbes cannot grow.',
      explanation:
        'Bacteria and moulds need water to multiply. Sun, wind, warm air or a slow oven takes it away, and food becomes lighter and stronger in taste. It must then be stored away from moisture.',
      example: 'Grapes lie in the sun until they become raisins.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why does dried pasta keep for months at room temperature?',
          answer: 'Microbes lack the water to grow',
          wrong: ['Microbes cannot digest starch', 'Its packet lets cold air in', 'Its flour contains vinegar'],
          why: 'Bacteria and moulds cannot multiply without enough available water.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Freezing',
      aliases: ['frozen food', 'freezer', 'thawing', 'defrosting'],
      definition: 'Preserving food at about −18 °C, which stops the growth of germs without killing them all.',
      explanation:
        'Water in the food turns to ice, and microbes pause. When the food thaws, survivors start to grow again, so it should thaw in the refrigerator and be used soon. Slow cooling forms large ice crystals that damage cells and make food watery.',
      example: 'Peas that are frozen soon after harvest keep their colour and most of their vitamins for months.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What do most bacteria in food do in a freezer?',
          answer: 'They pause and can grow again later',
          wrong: ['They die within seconds', 'They grow slowly but steadily', 'They turn into harmless moulds'],
          why: 'Cold stops their growth, but many survive and multiply again after thawing.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
