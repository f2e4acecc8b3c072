import type { Topic } from '../concept.ts';

export const capitals: Topic = {
  name: 'Capitals of the world',
  aliases: ['capitals', 'capital cities', 'capital', 'cities', 'countries and capitals', 'countries'],
  concepts: [
    {
      term: 'Canberra',
      aliases: ['capital of australia'],
      definition: 'The capital of Australia.',
      explanation:
        'It was planned as a compromise between Sydney and Melbourne, which both wanted to be the seat of government. Building began in 1913, after a design by Walter Burley Griffin and Marion Mahony Griffin. It lies inland.',
      example: "Australia's parliament meets here.",
      difficulty: 'medium',
      questions: [
        {
          question: 'Between which two rival cities was Canberra chosen as a compromise?',
          answer: 'Sydney and Melbourne',
          wrong: ['Perth and Adelaide', 'Brisbane and Darwin', 'Hobart and Cairns'],
          why: 'Sydney and Melbourne both wanted to be the capital, so a new city was built.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Ottawa',
      aliases: ['capital of canada'],
      definition: 'The capital of Canada.',
      explanation:
        'It is in the province of Ontario, on the border with Quebec. Queen Victoria chose it in 1857, away from the border with the United States. Many people there speak both English and French.',
      example: 'In winter, people skate on its Rideau Canal.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In which province of Canada is Ottawa?',
          answer: 'Ontario',
          wrong: ['Quebec', 'Alberta', 'Manitoba'],
          why: 'Ottawa lies in Ontario, across the river from Quebec.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Wellington',
      aliases: ['capital of new zealand'],
      definition: 'The capital of New Zealand.',
      explanation:
        'It lies at the southern tip of the North Island. The largest city of the country, Auckland, was the seat of government until 1865. Strong winds through the strait nearby have made it known as a windy city.',
      example: 'Ferries leave from its harbour for the South Island.',
      difficulty: 'medium',
      questions: [
        {
          question: 'On which part of New Zealand is Wellington?',
          answer: 'The North Island',
          wrong: ['The South Island', 'Stewart Island', 'The Chatham Islands'],
          why: 'Wellington is at the southern end of the North Island.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Ankara',
      aliases: ['capital of turkey'],
      definition: 'The capital of Turkey.',
      explanation:
        "It became the seat of government in 1923, when the republic was founded. It is inland, on the plateau of Anatolia. Istanbul, the country's largest city, is often mistaken for the seat of government.",
      example: 'The mausoleum of Atatürk, the founder of the republic, is here.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which larger city is often mistaken for the capital of Turkey?',
          answer: 'Istanbul',
          wrong: ['Izmir', 'Antalya', 'Bursa'],
          why: 'Istanbul is larger and more famous, but Ankara is the capital.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Nairobi',
      aliases: ['capital of kenya'],
      definition: 'The capital of Kenya.',
      explanation:
        'It grew from a railway camp set up in 1899. It lies about 1,800 metres above sea level, so it is cooler than other places near the equator. The United Nations has a main office there.',
      example: "A national park with lions and giraffes begins at the city's edge.",
      difficulty: 'medium',
      questions: [
        {
          question: 'Why is Nairobi cooler than many other places near the equator?',
          answer: 'It lies high above sea level',
          wrong: ['It lies on a cold ocean current', 'It is surrounded by glaciers', 'It lies in a deep valley'],
          why: 'Air gets cooler with height, and Nairobi lies about 1,800 metres high.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Hanoi',
      aliases: ['capital of vietnam'],
      definition: 'The capital of Vietnam.',
      explanation:
        'It lies in the north, on the Red River. The largest city of the country, Ho Chi Minh City, is in the south. The old quarter of the capital has streets named after the goods once sold there.',
      example: 'Its Temple of Literature was founded in 1070.',
      difficulty: 'medium',
      questions: [
        {
          question: 'On which river is Hanoi?',
          answer: 'The Red River',
          wrong: ['The Mekong', 'The Ganges', 'The Yangtze'],
          why: 'Hanoi lies on the Red River, while the Mekong flows through the south of Vietnam.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Lisbon',
      aliases: ['capital of portugal'],
      definition: 'The capital of Portugal.',
      explanation:
        'It lies at the mouth of the Tagus, close to the Atlantic. An earthquake with a tsunami and fires destroyed most of it in 1755. Yellow trams climb its steep hills.',
      example: 'Vasco da Gama set sail from here for India in 1497.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What destroyed most of Lisbon in 1755?',
          answer: 'An earthquake',
          wrong: ['A volcano', 'A siege', 'A plague'],
          why: 'The earthquake of 1755 was followed by a tsunami and fires.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
