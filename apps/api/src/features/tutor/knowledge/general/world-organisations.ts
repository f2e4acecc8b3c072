import type { Topic } from '../concept.ts';

export const worldOrganisations: Topic = {
  name: 'World organisations',
  aliases: [
    'international organisations',
    'international organizations',
    'world organizations',
    'global institutions',
    'world politics',
  ],
  concepts: [
    {
      term: 'United Nations',
      aliases: ['UN', 'UNO', 'Security Council', 'General Assembly', 'UN Charter', 'secretary-general'],
      definition: 'The organisation of almost all states, founded in 1945 to keep peace.',
      explanation:
        'Its headquarters are in New York. In the General Assembly each state has one vote. The Security Council can order sanctions or allow force; its five permanent members, China, France, Russia, the United Kingdom and the United States, can each block a decision.',
      example: 'Its soldiers with blue helmets watch over ceasefires in several regions.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which right do the permanent members of the UN Security Council have?',
          answer: 'The right of veto',
          wrong: ['The right to tax states', 'The right to two votes', 'The right to pass laws'],
          why: 'Each of the five can block a decision by voting against it.',
          difficulty: 'medium',
        },
        {
          question: 'In which year was the United Nations founded?',
          answer: '1945',
          wrong: ['1919', '1961', '1989'],
          why: 'The Charter was signed in San Francisco in June 1945 and took effect in October.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'World Health Organization',
      aliases: ['WHO', 'World Health Organisation', 'global health', 'smallpox eradication'],
      definition: 'The agency in Geneva that coordinates the fight against disease across borders.',
      explanation:
        'It was founded in 1948 and belongs to the system of the United Nations. It collects data on outbreaks, gives advice and helps countries with vaccination. One of its greatest successes was the eradication of smallpox.',
      example: 'It declared in 1980 that smallpox had been eradicated.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which disease was declared eradicated in 1980?',
          answer: 'Smallpox',
          wrong: ['Measles', 'Malaria', 'Cholera'],
          why: 'A worldwide vaccination campaign ended smallpox; the other three still occur.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'UNESCO',
      aliases: ['World Heritage', 'World Heritage Sites', 'world heritage list', 'UN culture agency'],
      definition: 'The agency for education, science and culture that keeps the World Heritage List.',
      explanation:
        'It has its seat in Paris and was founded in 1945. The list names places of outstanding value that should be protected for all people. It also supports schools, literacy, a free press and research.',
      example: 'The pyramids of Giza and the Great Barrier Reef are on its list.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is UNESCO’s World Heritage List for?',
          answer: 'To protect outstanding places',
          wrong: ['To rank the best universities', 'To collect rules of languages', 'To fund new museums only'],
          why: 'Places of natural or cultural value are listed so that they are preserved for everyone.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Red Cross and Red Crescent',
      aliases: ['Red Cross', 'Red Crescent', 'Henry Dunant', 'ICRC', 'Geneva Conventions', 'Solferino'],
      definition: 'The movement, begun by Henry Dunant, that helps victims of war and disaster.',
      explanation:
        'Dunant saw the wounded of the battle of Solferino in 1859 and called for helpers who take no side. The International Committee was founded in Geneva in 1863. The Geneva Conventions protect its sign as well as wounded soldiers, prisoners and civilians.',
      example: 'Its helpers visit prisoners of war and search for missing relatives.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which principle is typical of the Red Cross and Red Crescent in a war?',
          answer: 'They help without taking sides',
          wrong: [
            'They help only the side that was attacked',
            'They judge who is guilty of the war',
            'They fight to separate the armies',
          ],
          why: 'Neutrality lets them reach wounded people and prisoners on both sides.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'European Union',
      aliases: ['EU', 'euro', 'European Commission', 'European Parliament', 'single market', 'Maastricht'],
      definition: 'The community of states on one continent that share a single market and common laws.',
      explanation:
        'It grew out of the coal and steel community of the 1950s; the Treaty of Maastricht gave it its name in 1993. Goods, services, people and capital can move freely within it. Its citizens elect a parliament, and many of its members use the euro.',
      example: 'A student from Spain can study in Poland without a visa.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Who elects the European Parliament?',
          answer: 'The citizens of the member states',
          wrong: [
            'The governments of the member states',
            'The judges of the highest European court',
            'The mayors of the capital cities',
          ],
          why: 'It has been elected directly by the citizens since 1979.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'NATO',
      aliases: ['North Atlantic Treaty Organization', 'Atlantic alliance', 'North Atlantic Treaty', 'Article 5'],
      definition: 'The defence alliance of North American and European states, founded in 1949.',
      explanation:
        'Article 5 of its treaty says that an armed attack on one member is seen as an attack on all. Its headquarters are in Brussels. It was founded at the beginning of the Cold War, and many states joined after that had ended.',
      example: 'Article 5 was used for the first time after the attacks of 11 September 2001.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What does Article 5 of the NATO treaty say?',
          answer: 'An attack on one is an attack on all',
          wrong: [
            'All members must use the same weapons',
            'No member may leave within fifty years',
            'The largest member commands the others',
          ],
          why: 'It is the promise of mutual defence, which is the core of the alliance.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'World Trade Organization',
      aliases: ['WTO', 'GATT', 'free trade', 'trade rules', 'tariffs', 'World Trade Organisation'],
      definition: 'The body in Geneva that sets rules for commerce between states and settles disputes.',
      explanation:
        'It was founded in 1995 as the successor of an agreement of 1947 known as GATT. Its members agree to lower tariffs and not to favour one partner over another. If a member breaks the rules, others can bring the case to it.',
      example: 'Two countries that quarrel about duties on aircraft can bring the case to its panels.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is a tariff, as discussed in the World Trade Organization?',
          answer: 'A tax on imported goods',
          wrong: ['A ban on strike action', 'A loan to poor states', 'A wage paid by the hour'],
          why: 'Tariffs make foreign goods dearer and so protect domestic producers.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
