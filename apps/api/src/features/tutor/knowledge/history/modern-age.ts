import type { Topic } from '../concept.ts';

export const modernAge: Topic = {
  name: 'Beginnings of the modern age',
  aliases: [
    'modern age',
    'early modern period',
    'modern history',
    'early modern history',
    'revolutions',
    'turning points in history',
  ],
  concepts: [
    {
      term: 'Renaissance',
      aliases: ['the Renaissance', 'humanism', 'Medici', 'Florence', 'rebirth of antiquity'],
      definition: 'The cultural movement from Italy that took up the art and thought of antiquity again.',
      explanation:
        'Its name is French for “rebirth”. From the 14th century on, scholars searched for ancient texts and artists studied the human body and perspective. Rich families such as the Medici of Florence paid for paintings and buildings.',
      example: 'Leonardo da Vinci painted, drew machines and studied anatomy.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In which country did the Renaissance begin?',
          answer: 'Italy',
          wrong: ['France', 'Spain', 'England'],
          why: 'It began in Italian cities such as Florence and later spread across Europe.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Age of Discovery',
      aliases: [
        'age of exploration',
        'Columbus',
        'Christopher Columbus',
        'Vasco da Gama',
        'Magellan',
        'conquistadors',
        'explorers',
      ],
      definition: 'The period from the 15th century on when European sailors opened routes to other continents.',
      explanation:
        'Portugal and Spain looked for a way by sea to the spices of Asia. Columbus reached the Caribbean in 1492, and Vasco da Gama sailed around Africa to India by 1498. For the peoples of America it meant conquest, new diseases and forced labour.',
      example: 'Of Magellan’s five ships, only one completed the first voyage around the world, in 1522.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Who first sailed from Europe around Africa to India?',
          answer: 'Vasco da Gama',
          wrong: ['Ferdinand Magellan', 'Amerigo Vespucci', 'Christopher Columbus'],
          why: 'The Portuguese captain reached the coast of India in 1498.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Reformation',
      aliases: ['Protestant Reformation', 'Martin Luther', 'Luther', 'Calvin', 'Protestants', '95 theses'],
      definition: 'The movement of the 16th century that split the western church into Catholics and Protestants.',
      explanation:
        'In 1517 the monk Martin Luther criticised the sale of indulgences, which promised relief from punishment for sins. Printed texts spread his ideas quickly. Other reformers such as John Calvin followed, and wars over religion divided Europe for more than a century.',
      example: 'Luther translated the Bible into German, so that many more people could read it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which practice of the church did Martin Luther attack in 1517?',
          answer: 'The sale of indulgences',
          wrong: ['The singing of hymns', 'The baptism of children', 'The teaching of Latin'],
          why: 'His 95 theses said that forgiveness could not be bought.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'American Revolution',
      aliases: [
        'American War of Independence',
        'Declaration of Independence',
        'George Washington',
        'Boston Tea Party',
        '1776',
        'founding fathers',
      ],
      definition: 'The fight of thirteen colonies against Britain that led to the United States.',
      explanation:
        'The colonists protested against taxes decided in a parliament where they had no members. Fighting began in 1775, and independence was declared on 4 July 1776. With help from France they won, and Britain recognised the new state in 1783.',
      example: 'In 1773 colonists threw hundreds of chests of tea into the harbour of Boston.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What did the American colonists mean by “no taxation without representation”?',
          answer: 'No taxes without a say in parliament',
          wrong: [
            'No taxes without a receipt from the king',
            'No parliament without taxes on the rich',
            'No trade without taxes on both sides',
          ],
          why: 'The British parliament taxed the colonies, which had no members in it.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Industrial Revolution',
      aliases: ['industrialisation', 'industrialization', 'steam engine', 'James Watt', 'factories', 'spinning jenny'],
      definition: 'The change from work by hand to machines and factories that began in Britain.',
      explanation:
        'From about 1760 on, machines for spinning and weaving, coal and the steam engine changed how goods were made. Many people moved from villages to growing cities. Production rose greatly, but long hours, child labour and bad housing were common at first.',
      example:
        'The first railway between two large towns to use only steam power, from Liverpool to Manchester, opened in 1830.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In which country did the Industrial Revolution begin?',
          answer: 'Great Britain',
          wrong: ['The United States', 'Germany', 'France'],
          why: 'Coal, capital, trade and inventions came together there in the 18th century.',
          difficulty: 'easy',
        },
        {
          question: 'What did James Watt improve so much that it drove the Industrial Revolution?',
          answer: 'The steam engine',
          wrong: ['The printing press', 'The electric motor', 'The telegraph'],
          why: 'His engine of the 1770s needed far less coal and could later turn wheels and drive machines.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Abolition of slavery',
      aliases: [
        'slavery',
        'abolitionism',
        'slave trade',
        'transatlantic slave trade',
        'Frederick Douglass',
        'Harriet Tubman',
      ],
      definition: 'The end, by law, of the ownership of human beings.',
      explanation:
        'More than twelve million Africans were shipped across the Atlantic by force. Revolts, above all in Haiti, and campaigns by people such as Frederick Douglass turned opinion against it. Britain passed a law against it for most of its colonies in 1833; the United States ended it in 1865 and Brazil in 1888.',
      example: 'Harriet Tubman escaped in 1849 and led dozens of others to freedom.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which amendment to the Constitution of the United States abolished slavery in 1865?',
          answer: 'The 13th',
          wrong: ['The 1st', 'The 5th', 'The 21st'],
          why: 'The 13th Amendment was ratified in December 1865, after the Civil War.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Russian Revolution',
      aliases: ['October Revolution', 'Lenin', 'Bolsheviks', 'revolution of 1917', 'Nicholas II', 'Tsar'],
      definition: 'The overthrow of the tsar in 1917 and the seizure of power by the Bolsheviks.',
      explanation:
        'Hunger and losses in World War I led to strikes, and Tsar Nicholas II gave up the throne in March 1917. In November (October in the old calendar) the Bolsheviks under Lenin overthrew the provisional government. After a civil war the Soviet Union was founded in 1922.',
      example: 'The Bolsheviks promised “peace, land and bread”.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who led the Bolsheviks when they seized power in Russia in 1917?',
          answer: 'Lenin',
          wrong: ['Stalin', 'Kerensky', 'Rasputin'],
          why: 'Lenin had returned from exile in April 1917 and led the party to power in the autumn.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
