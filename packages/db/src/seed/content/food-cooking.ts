import type { SeedCategory } from '../seed-category.ts';

export const foodCooking: SeedCategory = {
  category: 'Food & Cooking',
  quizzes: [
    {
      title: 'Kitchen Chemistry',
      description: 'The science behind rising dough, browning meat and setting jam.',
      questions: [
        {
          question: 'Which gas, given off by yeast as it ferments sugars, makes bread dough rise?',
          options: ['Hydrogen sulphide', 'Carbon dioxide', 'Nitrogen', 'Sulphur dioxide'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'The stretchy dough traps the gas as bubbles. The alcohol that the yeast also makes evaporates in the oven.',
        },
        {
          question: 'What is the elastic protein network that forms when wheat flour and water are kneaded?',
          options: ['Gluten', 'Casein', 'Albumin', 'Gelatin'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Two groups of wheat proteins, glutenins and gliadins, link up. Strong bread flour contains more of them than cake flour.',
        },
        {
          question: 'Which ingredient keeps the oil and vinegar of mayonnaise from separating?',
          options: ['Lemon juice', 'Table salt', 'White sugar', 'Egg yolk'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'It contains lecithin, whose molecules have one end that likes water and one that likes fat, so tiny oil drops stay apart.',
        },
        {
          question: 'Why does pasta need more time to cook high in the mountains than at sea level?',
          options: [
            'Water boils at a lower temperature',
            'Steam takes more heat from the pot',
            'Salt takes far longer to dissolve',
            'Water boils at a higher temperature',
          ],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Lower air pressure lets water boil below 100 °C, and a higher flame cannot make it hotter. A pressure cooker works the other way round.',
        },
        {
          question: 'With what kind of ingredient must baking soda react to give off gas as soon as a batter is mixed?',
          options: [
            'A starch such as cornflour',
            'A fat such as olive oil',
            'An acid such as buttermilk',
            'A protein such as gelatine',
          ],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Baking soda is a base. Baking powder already contains a dry acid, which is why it needs only moisture and heat.',
        },
        {
          question: 'Which natural substance in fruit makes jam set when it is boiled with sugar and acid?',
          options: ['Lecithin', 'Pectin', 'Cellulose', 'Gluten'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'It helps to hold plant cells together. Apples, quinces and citrus peel are rich in it, while strawberries contain little.',
        },
        {
          question: 'Which compound gives chilli peppers their burning heat?',
          options: ['Cinnamaldehyde', 'Allicin', 'Piperine', 'Capsaicin'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'It triggers the nerve receptor that also reports real heat. It dissolves in fat rather than water, so milk soothes better than water does.',
        },
        {
          question: 'In the Maillard reaction, which browns seared meat and bread crust, amino acids react with what?',
          options: ['Mineral salts', 'Vegetable fibres', 'Saturated fats', 'Reducing sugars'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'It runs quickly only well above 100 °C, so a wet surface does not brown. Caramelisation, in contrast, needs sugar alone.',
        },
        {
          question:
            'A bread dough made with 500 g of flour has a hydration of 70 per cent. How much water does it contain?',
          options: ['350 g', '700 g', '150 g', '214 g'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            "Baker's percentages are always counted from the weight of the flour: 0.70 × 500 g. This makes recipes easy to scale.",
        },
        {
          question: 'Which enzyme in fresh pineapple prevents a gelatine dessert from setting?',
          options: ['Alpha-amylase', 'Invertase', 'Bromelain', 'Lactase'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'It cuts up the protein chains of the gelatine. Heat destroys the enzyme, so tinned pineapple sets without trouble.',
        },
      ],
    },
    {
      title: 'Dishes and Their Homelands',
      description: 'Where famous dishes come from and what goes into them.',
      questions: [
        {
          question: 'Kimchi, made of spiced fermented vegetables, belongs to the traditional cuisine of which land?',
          options: ['Thailand', 'Korea', 'Vietnam', 'Mongolia'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Families used to make a winter supply together, a custom called kimjang. Lactic acid bacteria give it its sour taste.',
        },
        {
          question: 'Tahini, used in many dishes of the Middle East, is a paste made from which ground seeds?',
          options: ['Pumpkin', 'Sunflower', 'Sesame', 'Poppy'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'About half the weight of the seeds is oil, so grinding alone makes them creamy. Sweetened, the paste becomes halva.',
        },
        {
          question: 'Goulash, a dish seasoned with paprika, originated in which country?',
          options: ['Hungary', 'Poland', 'Slovenia', 'Austria'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'It began as a meal of herdsmen on the plains; gulyás means herdsman. In its homeland it is closer to a soup than to a stew.',
        },
        {
          question: 'Which herb is the basis of pesto alla genovese?',
          options: ['Parsley', 'Oregano', 'Rosemary', 'Basil'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'It is pounded with garlic, pine nuts, hard cheese and olive oil. The name pesto comes from the Italian verb for pounding.',
        },
        {
          question: 'Which tiny grain is traditionally ground to make injera, the spongy flatbread of Ethiopia?',
          options: ['Teff', 'Quinoa', 'Buckwheat', 'Rye'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'The batter ferments for several days, which gives the sour taste and the many holes. The bread is plate and cutlery in one.',
        },
        {
          question: 'What makes the raw fish in ceviche turn firm and opaque?',
          options: [
            'Smoke from burning wood',
            'Heat from warm stones',
            'Acid in the citrus juice',
            'Enzymes in coconut milk',
          ],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Like heat, acid unfolds the proteins of the fish. It does not kill germs as reliably as cooking, so the fish must be very fresh.',
        },
        {
          question: 'Around which Spanish city did paella originate?',
          options: ['Zaragoza', 'Seville', 'Bilbao', 'Valencia'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Rice has been grown around its Albufera lagoon for centuries. The word paella means the wide, shallow pan.',
        },
        {
          question: 'What are the main ingredients of moussaka as it is traditionally cooked in Greece?',
          options: [
            'Vine leaves and cooked rice',
            'Aubergine and minced meat',
            'Spinach and white cheese',
            'Chickpeas and sesame paste',
          ],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'The layers are topped with béchamel, an addition made popular in the 1920s by the chef Nikolaos Tselementes.',
        },
        {
          question: 'Bouillabaisse, a soup of several kinds of fish, is the classic dish of which port?',
          options: ['Le Havre', 'La Rochelle', 'Bordeaux', 'Marseille'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'Fishermen cooked the bony rockfish they could not sell. Saffron and fennel give the flavour, and it is eaten with a garlic sauce called rouille.',
        },
        {
          question: 'Which food from Java consists of whole soybeans bound into a cake by a Rhizopus mould?',
          options: ['Tempeh', 'Tofu', 'Doenjang', 'Miso'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'The threads of the mould knit the beans together within a day or two. Tofu, by contrast, is curdled from soy milk.',
        },
      ],
    },
    {
      title: 'Cuts, Sauces and Spices',
      description: 'Techniques, classic sauces and seasonings that every cook should know.',
      questions: [
        {
          question: 'Which of these spices is the dried inner bark of a tree?',
          options: ['Cloves', 'Cinnamon', 'Turmeric', 'Cardamom'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'The thin layers curl into sticks, called quills, as they dry. Turmeric is an underground stem, and cloves are flower buds.',
        },
        {
          question: 'What does it mean when pasta is cooked al dente?',
          options: [
            'It is firm to the bite',
            'It is baked in an oven',
            'It is dressed with butter',
            'It is soft all through',
          ],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'The Italian words mean "to the tooth". Such pasta is also digested more slowly than pasta that has been cooked soft.',
        },
        {
          question: 'What shape do vegetables have when they are cut in julienne?',
          options: ['Thick round slices', 'Thin matchsticks', 'Rough triangular wedges', 'Small even cubes'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Cutting across a bundle of these sticks gives the tiny cubes known as brunoise. Equal sizes make the pieces cook evenly.',
        },
        {
          question: 'What is cooked together to make a roux?',
          options: ['Eggs and cream', 'Sugar and water', 'Flour and fat', 'Wine and stock'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'The fat coats the grains of starch so that they do not form lumps. The longer it cooks, the darker it gets and the less it thickens.',
        },
        {
          question: 'Which liquid is thickened with a white roux to make béchamel sauce?',
          options: ['Fish stock', 'Cider', 'Milk', 'White wine'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'With a light stock in its place, the same method gives a velouté, another of the basic sauces of French cooking.',
        },
        {
          question:
            'Which method means browning food first and then cooking it slowly in a covered pot with a little liquid?',
          options: ['Braising', 'Blanching', 'Poaching', 'Steaming'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'It suits tough cuts: the long, moist heat turns their collagen into gelatine, which makes the meat tender and the sauce rich.',
        },
        {
          question: 'Vanilla comes from the pods of what kind of plant?',
          options: ['Acacia', 'Palm tree', 'Orchid', 'Hibiscus'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Outside its Mexican home it is usually pollinated by hand, with a method found in 1841 by Edmond Albius, an enslaved boy of twelve on Réunion.',
        },
        {
          question: 'Which fat is beaten into egg yolks to make a classic hollandaise sauce?',
          options: ['Sesame oil', 'Olive oil', 'Pork lard', 'Butter'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The sauce is a warm emulsion. If it gets too hot the yolks scramble, and if the fat goes in too fast the sauce splits.',
        },
        {
          question: 'What turns a béchamel into a Mornay sauce?',
          options: ['Tomato paste', 'Puréed onion', 'Crayfish butter', 'Grated cheese'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'Gruyère is the classic choice. Onion would make it a soubise, and crayfish butter a Nantua sauce.',
        },
        {
          question: 'Mace is the lacy covering of a seed that is itself a spice. Which one?',
          options: ['Star anise', 'Nutmeg', 'Clove', 'Allspice'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Both come from the fruit of one evergreen tree, native to the Banda Islands of Indonesia, once the only source in the world.',
        },
      ],
    },
  ],
};
