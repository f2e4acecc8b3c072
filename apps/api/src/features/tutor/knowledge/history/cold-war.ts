import type { Topic } from '../concept.ts';

export const coldWar: Topic = {
  name: 'Cold War',
  aliases: ['the Cold War', 'East-West conflict', 'USA and Soviet Union', 'USSR', 'superpowers'],
  concepts: [
    {
      term: 'Iron Curtain',
      aliases: ['division of Europe', 'Eastern Bloc', 'Churchill’s Fulton speech'],
      definition: 'The image for the border that divided Europe into a communist east and a western part.',
      explanation:
        'Winston Churchill made it famous in a speech in Fulton, Missouri, in 1946. East of the line the Soviet Union set up governments that depended on it. Over the years the border became a real one with fences, mines and watchtowers.',
      example: 'Families on either side of the border between the two German states could meet only with permits.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Who made the phrase “Iron Curtain” famous in a speech in 1946?',
          answer: 'Winston Churchill',
          wrong: ['Joseph Stalin', 'Charles de Gaulle', 'Harry Truman'],
          why: 'Churchill said in Fulton that an iron curtain had come down across the continent.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Marshall Plan',
      aliases: ['European Recovery Program', 'George Marshall'],
      definition: 'American aid from 1948 on to rebuild the economies of western Europe.',
      explanation:
        'It was named after the secretary of state who proposed it in 1947. About 13 billion dollars in money, goods and machines went to more than 15 countries. The aid was also meant to make communism less attractive, and the Soviet Union forbade its allies to take part.',
      example: 'Farms and factories in France, Italy and West Germany bought American machines with the aid.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What was the purpose of the Marshall Plan after World War II?',
          answer: 'To rebuild western Europe',
          wrong: ['To divide Germany for good', 'To arm the Soviet Union', 'To explore outer space'],
          why: 'The United States gave money and goods so that the economies of western Europe could recover.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Warsaw Pact',
      aliases: ['Warsaw Treaty', 'Warsaw Treaty Organization', 'NATO and Warsaw Pact', 'Prague Spring'],
      definition: 'The military alliance of the Soviet Union and its allies that existed from 1955 to 1991.',
      explanation:
        'It was founded a few days after West Germany joined NATO, the western alliance of 1949. The members promised to help each other, but the command lay in Moscow. In 1968 several members marched into Czechoslovakia and ended the reforms of the Prague Spring.',
      example: 'Poland, Hungary and East Germany were among its members.',
      difficulty: 'medium',
      questions: [
        {
          question: 'In which country did troops of the Warsaw Pact end a reform movement in 1968?',
          answer: 'Czechoslovakia',
          wrong: ['West Germany', 'Yugoslavia', 'Finland'],
          why: 'The invasion ended the Prague Spring, which had wanted a freer form of socialism.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Berlin Wall',
      aliases: ['the Wall', 'fall of the Berlin Wall', '9 November 1989', 'divided Berlin', 'German reunification'],
      definition: 'The barrier with which East Germany closed off the western part of a city from 1961 to 1989.',
      explanation:
        'Up to 1961, millions had left East Germany, many of them through the open border in the city. The government stopped that in August 1961. After large protests in 1989 it opened the crossings on the evening of 9 November; Germany was united less than a year later.',
      example: 'People from both sides climbed onto it and celebrated on the night of 9 November 1989.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why did East Germany build the Berlin Wall in 1961?',
          answer: 'To stop people from leaving',
          wrong: ['To keep out foreign goods', 'To defend against floods', 'To mark a new time zone'],
          why: 'Millions of citizens had already gone to the west, many of them by way of Berlin.',
          difficulty: 'easy',
        },
        {
          question: 'In which year did the Berlin Wall fall?',
          answer: '1989',
          wrong: ['1979', '1985', '1999'],
          why: 'The crossings were opened on the evening of 9 November 1989.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Cuban Missile Crisis',
      aliases: ['Cuba crisis', 'Cuban crisis', 'Cuba 1962', 'Kennedy and Khrushchev', 'missiles in Cuba'],
      definition: 'The 13 days in October 1962 when a nuclear war over weapons on an island seemed close.',
      explanation:
        'American spy planes photographed Soviet launch sites within reach of the United States. President Kennedy ordered a naval blockade instead of an attack. Khrushchev agreed to withdraw the weapons; the United States promised not to invade and secretly removed its own from Turkey.',
      example: 'Afterwards a direct line for messages, the “hotline”, was set up between Washington and Moscow.',
      difficulty: 'medium',
      questions: [
        {
          question: 'How did President Kennedy first respond to the Soviet missiles in Cuba in 1962?',
          answer: 'With a naval blockade',
          wrong: ['With a nuclear strike', 'With an invasion', 'With a state visit'],
          why: 'American ships stopped deliveries to the island, which left time to negotiate.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Space Race',
      aliases: ['race to the Moon', 'Sputnik', 'Apollo 11', 'Moon landing', 'Yuri Gagarin', 'Neil Armstrong'],
      definition: 'The competition of the superpowers for firsts with satellites, astronauts and Moon flights.',
      explanation:
        'The Soviet Union led at first, with the satellite Sputnik in 1957 and the first human in orbit, Yuri Gagarin, in 1961. The United States answered with the Apollo programme. In July 1969 Neil Armstrong and Buzz Aldrin walked on the Moon.',
      example: 'Sputnik, a metal ball with four antennas, sent beeps that radio amateurs could hear.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What was Sputnik, launched by the Soviet Union in 1957?',
          answer: 'The first artificial satellite',
          wrong: ['The first space station', 'The first Moon rover', 'The first space telescope'],
          why: 'Sputnik orbited the Earth and sent radio signals; its launch started the Space Race.',
          difficulty: 'easy',
        },
        {
          question: 'Who was the first human in space?',
          answer: 'Yuri Gagarin',
          wrong: ['Neil Armstrong', 'Alan Shepard', 'John Glenn'],
          why: 'Gagarin orbited the Earth once in Vostok 1 on 12 April 1961.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Perestroika and glasnost',
      aliases: ['perestroika', 'glasnost', 'Gorbachev', 'collapse of the Soviet Union', 'end of the Cold War'],
      definition: 'Gorbachev’s reforms: a rebuilding of the economy and more openness in public life.',
      explanation:
        'Mikhail Gorbachev came to power in 1985, when the Soviet economy was in trouble. He allowed open criticism, reduced the number of weapons and no longer sent troops to save allied governments. The reforms set off changes that ended with the break-up of the Soviet Union in 1991.',
      example: 'Newspapers could suddenly report on Stalin’s crimes and on the accident at Chernobyl.',
      difficulty: 'hard',
      questions: [
        {
          question: 'What does the Russian word “glasnost”, used for Gorbachev’s reforms, mean?',
          answer: 'Openness',
          wrong: ['Equality', 'Victory', 'Discipline'],
          why: 'Glasnost means openness and free discussion; perestroika means rebuilding.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
