import type { Topic } from '../concept.ts';

export const economics: Topic = {
  name: 'Economics',
  aliases: ['economy', 'basic economics', 'microeconomics', 'macroeconomics', 'markets', 'supply and demand'],
  concepts: [
    {
      term: 'Demand',
      aliases: ['law of demand', 'demand curve', 'quantity demanded'],
      definition: 'The amount of a good that buyers are willing and able to buy at each price.',
      explanation:
        'When the price of a good rises, people usually buy less of it, other things being equal. It also depends on income, taste and the prices of other goods. If the price of tea rises, for example, some people buy more coffee.',
      example: 'When strawberries become cheap in summer, shoppers take home more of them.',
      difficulty: 'easy',
      questions: [
        {
          question: 'According to the law of demand, what usually happens when the price of a good rises?',
          answer: 'People buy less of it',
          wrong: ['People buy more of it', 'Sellers stop offering it', 'Its quality goes up at once'],
          why: 'At a higher price some buyers cannot afford the good or choose something else.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Supply',
      aliases: ['law of supply', 'supply curve', 'quantity supplied'],
      definition: 'The amount of a good that sellers are willing and able to offer at each price.',
      explanation:
        'A higher price makes it worthwhile to produce more, so the amount offered usually rises with the price. Costs matter as well: if materials become dearer, less is offered at the same price. Together with what buyers want it determines the market price.',
      example: 'When the price of wheat goes up, farmers sow wheat on more of their fields.',
      difficulty: 'easy',
      questions: [
        {
          question: 'A frost destroys much of the coffee harvest. What usually happens to the price of coffee?',
          answer: 'It rises, because supply falls',
          wrong: [
            'It falls, because demand rises',
            'It falls, because supply rises as well',
            'It stays as it is, because taste does',
          ],
          why: 'Less coffee is on offer while people want as much as before, so the price goes up.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Market equilibrium',
      aliases: ['equilibrium', 'equilibrium price', 'shortage', 'surplus'],
      definition: 'The situation where, at the going price, as much is offered as buyers want.',
      explanation:
        'If the price is too high, sellers are left with goods, a surplus, and lower it. If it is too low, there is a shortage and the price rises. In this way a free price moves towards the point where both sides match.',
      example: 'A baker who is sold out by noon every day can raise the price or bake more.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is likely if a price is held below the market equilibrium?',
          answer: 'A shortage of the good',
          wrong: ['A surplus of the good', 'A rise in the quality', 'A fall in the demand'],
          why: 'At the low price people want to buy more than sellers are willing to offer.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Inflation',
      aliases: [
        'rising prices',
        'price level',
        'purchasing power',
        'deflation',
        'hyperinflation',
        'consumer price index',
      ],
      definition: 'A general and lasting rise of prices, so that money buys less.',
      explanation:
        'It is measured with the prices of a typical basket of goods and services. It can come from strong spending, higher costs or too much new money. Central banks often raise interest rates to slow it; a general fall of prices is called deflation.',
      example: 'A loaf that cost 2.00 last year costs 2.10 now, and most other goods have become dearer too.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Who loses most directly from inflation?',
          answer: 'People with savings in cash',
          wrong: ['People with debts at a fixed rate', 'Owners of land and houses', 'Shops with a lot of old stock'],
          why: 'Cash keeps its face value but buys less and less; fixed debts lose value too, which helps those who owe.',
          difficulty: 'hard',
        },
        {
          question: 'What does a central bank often do to slow inflation?',
          answer: 'It raises interest rates',
          wrong: ['It prints more bank notes', 'It lowers all wages', 'It buys foreign goods'],
          why: 'Higher interest rates make loans dearer, so people and firms spend less.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Gross domestic product',
      aliases: ['GDP', 'economic growth', 'recession', 'national income'],
      definition: 'The value of all final goods and services that are made in a country in a period.',
      explanation:
        'It is the usual measure of the size of an economy, and its change is called growth. Only final goods count, so that the flour in a loaf is not counted twice. It says little about how income is shared, about unpaid work or about nature.',
      example: 'A haircut adds to it, while cutting your own hair does not.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these does gross domestic product leave out?',
          answer: 'Unpaid work at home',
          wrong: ['Haircuts at a salon', 'Cars that are exported', 'Meals in a restaurant'],
          why: 'GDP counts what is produced for a market or by the state, and not cooking or caring at home.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Opportunity cost',
      aliases: ['opportunity costs', 'trade-off', 'alternative cost', 'scarcity'],
      definition: 'The value of the best alternative that you give up when you choose something.',
      explanation:
        'Time and money are scarce, so each choice means giving something up. The cost is not only what you pay, but also what you could have had instead. Only the best alternative counts, not the sum of all of them.',
      example: 'Someone who studies full-time gives up the wage of a job in those years.',
      difficulty: 'medium',
      questions: [
        {
          question: 'You skip a shift that pays 60 to see a free concert. What is your opportunity cost?',
          answer: 'The wage of 60',
          wrong: ['Nothing at all', 'The concert itself', 'The wage of a month'],
          why: 'The concert costs no money, but you give up the 60 you could have earned.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Monopoly',
      aliases: ['monopolies', 'oligopoly', 'competition', 'market power', 'cartel'],
      definition: 'A market in which only one firm offers a good without close substitutes.',
      explanation:
        'Without competitors the firm can charge more and offer less. Barriers such as patents or very high starting costs keep others out. With a few large sellers instead of one, economists speak of an oligopoly.',
      example: 'One company often runs the water pipes of a city, because a second network would be wasteful.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is a market called that is ruled by a few large sellers?',
          answer: 'Oligopoly',
          wrong: ['Monopoly', 'Monarchy', 'Auction'],
          why: 'In an oligopoly a few firms share most of the market, while a monopoly has only one.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
