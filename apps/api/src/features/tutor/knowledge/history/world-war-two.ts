import type { Topic } from '../concept.ts';

export const worldWarTwo: Topic = {
  name: 'World War II',
  aliases: ['Second World War', 'WWII', 'WW2', 'World War Two', 'the war of 1939', '1939-1945'],
  concepts: [
    {
      term: 'Appeasement',
      aliases: ['Munich Agreement', 'Munich 1938', 'Chamberlain', 'policy of appeasement'],
      definition: 'The policy of giving in to Hitler’s demands before the war in the hope of keeping peace.',
      explanation:
        'Britain and France remembered the losses of the earlier war and wanted to avoid another. In Munich in 1938 they let Germany take the Sudetenland from Czechoslovakia. When Germany occupied the rest of the Czech lands in March 1939, the policy had failed.',
      example: 'Neville Chamberlain came back from Munich in 1938 and spoke of “peace for our time”.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which territory was given to Germany by the Munich Agreement of 1938?',
          answer: 'The Sudetenland',
          wrong: ['The Rhineland', 'The Saarland', 'Alsace-Lorraine'],
          why: 'Britain and France let Germany take this part of Czechoslovakia in order to avoid a war.',
          difficulty: 'medium',
        },
        {
          question: 'The invasion of which country in September 1939 began World War II in Europe?',
          answer: 'Poland',
          wrong: ['France', 'Norway', 'Greece'],
          why: 'Germany attacked Poland on 1 September 1939, and Britain and France declared war two days later.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Axis powers',
      aliases: ['Axis', 'Tripartite Pact', 'Germany Italy Japan', 'Hitler', 'Mussolini', 'Nazi Germany'],
      definition: 'The alliance of Germany, Italy and Japan.',
      explanation:
        'The three states signed the Tripartite Pact in September 1940. Each wanted to conquer an empire: Germany in Europe, Italy around the Mediterranean and Japan in East Asia. They fought against the Allies, above all Britain, the Soviet Union, the United States and China.',
      example: 'Hungary, Romania and Bulgaria later joined the Tripartite Pact too.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these states belonged to the Axis powers in World War II?',
          answer: 'Italy',
          wrong: ['China', 'Canada', 'Norway'],
          why: 'Italy, Germany and Japan were the main Axis powers; the other three were on the Allied side.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Attack on Pearl Harbor',
      aliases: ['Pearl Harbor', 'Pearl Harbour', '7 December 1941', 'Pacific War', 'war in the Pacific'],
      definition: 'The Japanese air raid on the American fleet in Hawaii on 7 December 1941.',
      explanation:
        'Japan wanted to weaken the American fleet so that it could take oil and other resources in South-East Asia. The raid sank or damaged several battleships, but no aircraft carrier was in the harbour. The United States declared war on Japan the next day.',
      example: 'The sunken battleship Arizona is a memorial today.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What followed directly from the attack on Pearl Harbor in 1941?',
          answer: 'The United States entered the war',
          wrong: [
            'The Soviet Union left the Allied side',
            'Japan made peace with China',
            'Britain gave up India at once',
          ],
          why: 'The United States declared war on Japan on 8 December 1941.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Battle of Stalingrad',
      aliases: ['Stalingrad', 'Eastern Front', 'Operation Barbarossa', 'Barbarossa', 'Volgograd'],
      definition: 'The defeat of a German army in a city on the Volga in the winter of 1942–43.',
      explanation:
        'Germany had invaded the Soviet Union in June 1941. In November 1942 Soviet troops surrounded the German 6th Army, whose last troops surrendered on 2 February 1943. Together with Kursk, it is seen as the turning point on the Eastern Front.',
      example: 'Of about 90,000 men who were taken prisoner at the end, only some 5,000 to 6,000 returned.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What was the code name of the German invasion of the Soviet Union in 1941?',
          answer: 'Barbarossa',
          wrong: ['Overlord', 'Market Garden', 'Sea Lion'],
          why: 'Operation Barbarossa began on 22 June 1941; Overlord and Market Garden were Allied operations.',
          difficulty: 'medium',
        },
        {
          question: 'On which river does Stalingrad, today’s Volgograd, lie?',
          answer: 'The Volga',
          wrong: ['The Don', 'The Dnieper', 'The Neva'],
          why: 'The city stretches along the west bank of the Volga.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'D-Day',
      aliases: ['D Day', 'Normandy landings', 'Normandy', '6 June 1944', 'Operation Overlord', 'Overlord'],
      definition: 'The landing of Allied troops in Normandy on 6 June 1944.',
      explanation:
        'More than 150,000 soldiers, most of them American, British and Canadian, arrived by sea and air on the first day. The plan had been kept secret, and the Germans expected the main attack near Calais. The landing opened a second front; Paris was free in August 1944.',
      example: 'The beaches had code names: Utah, Omaha, Gold, Juno and Sword.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In which country did the Allies land on D-Day, 6 June 1944?',
          answer: 'France',
          wrong: ['Italy', 'Belgium', 'Denmark'],
          why: 'The beaches of Normandy lie on the north coast of France.',
          difficulty: 'easy',
        },
        {
          question: 'Where did German commanders expect the main Allied landing in 1944?',
          answer: 'Near Calais',
          wrong: ['Near Lisbon', 'Near Hamburg', 'Near Marseille'],
          why: 'Calais is closest to England, and the Allies used dummy tanks and false messages to support this belief.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Holocaust',
      aliases: ['Shoah', 'genocide of the Jews', 'Auschwitz', 'concentration camps', 'Wannsee Conference'],
      definition: 'The systematic murder of about six million Jews by Nazi Germany and its helpers.',
      explanation:
        'It began with exclusion: the Nuremberg Laws of 1935 took citizens’ rights from Jews. During the war, mass shootings and extermination camps such as Auschwitz and Treblinka followed. Roma and Sinti, people with disabilities and many others were murdered too.',
      example: 'Anne Frank, who wrote a diary in her hiding place in Amsterdam, died in the camp of Bergen-Belsen.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What did the Nuremberg Laws of 1935 do?',
          answer: 'They took citizens’ rights from Jews',
          wrong: [
            'They punished the leaders of the Nazi state',
            'They united Germany and Austria',
            'They ended compulsory military service',
          ],
          why: 'The laws made Jews second-class inhabitants and banned marriages between Jews and non-Jews.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Atomic bombings of Hiroshima and Nagasaki',
      aliases: ['Hiroshima', 'Nagasaki', 'atomic bomb', 'Manhattan Project', 'end of World War II'],
      definition: 'The American use of nuclear weapons against two Japanese cities in August 1945.',
      explanation:
        'The bombs had been developed in the secret Manhattan Project. They fell on 6 and 9 August 1945, destroyed large parts of the two cities and killed well over 100,000 people. Japan announced its surrender on 15 August. Whether the attacks were justified is still debated.',
      example: 'The ruin of a domed exhibition hall is now a peace memorial in one of the cities.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What was the aim of the secret Manhattan Project in World War II?',
          answer: 'To build an atomic bomb',
          wrong: ['To break the Enigma code', 'To land troops in Normandy', 'To ship food to Leningrad'],
          why: 'Scientists in the United States developed the first nuclear weapons in this project.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
