import type { Topic } from '../concept.ts';

export const maps: Topic = {
  name: 'Maps and coordinates',
  aliases: ['maps', 'map', 'coordinates', 'cartography', 'latitude and longitude', 'time zones', 'map reading'],
  concepts: [
    {
      term: 'Latitude',
      aliases: ['parallels', 'degrees of latitude', 'lines of latitude'],
      definition: 'The distance north or south of the equator, measured in degrees from 0 to 90.',
      explanation:
        'Lines that connect places with the same value run around the globe from east to west. The poles have 90 degrees. The farther a place is from the equator, the lower the Sun usually is at noon.',
      example: 'Quito in Ecuador has a value of almost 0 degrees.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the latitude of the North Pole?',
          answer: '90° north',
          wrong: ['0°', '180° north', '45° north'],
          why: "The poles are a quarter of the globe's circumference away from the equator.",
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Longitude',
      aliases: ['meridians', 'meridian', 'degrees of longitude', 'lines of longitude'],
      definition: 'The distance east or west of the line through Greenwich, measured in degrees from 0 to 180.',
      explanation:
        "Lines that connect places with the same value run from pole to pole. Fifteen degrees make an hour's difference in the Sun's time. At sea it was hard to find until precise clocks were built in the 18th century.",
      example: 'New York has a value of about 74 degrees west.',
      difficulty: 'easy',
      questions: [
        {
          question: 'By how many degrees of longitude does the Earth turn in one hour?',
          answer: '15',
          wrong: ['10', '24', '30'],
          why: '360 degrees divided by 24 hours make 15 degrees an hour.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Equator',
      aliases: ['the equator'],
      definition: 'The imaginary circle around the Earth that is equally far from both poles.',
      explanation:
        'It divides the Earth into the northern and southern hemispheres. Day and night are about equally long on it all year. It is about 40,075 km long.',
      example: 'Ecuador got its name from it, and it also crosses Kenya and Indonesia.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Through which of these countries does the equator pass?',
          answer: 'Kenya',
          wrong: ['Egypt', 'India', 'Mexico'],
          why: 'The equator crosses Kenya, while the other three countries lie north of it.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Prime meridian',
      aliases: ['greenwich meridian', 'greenwich'],
      definition: 'The line from pole to pole through Greenwich in London from which east and west are counted.',
      explanation:
        'In 1884, a conference in Washington chose it as the common zero line. Together with the line on the opposite side it divides the globe into an eastern and a western half. Time zones around the world are counted from it.',
      example: 'In Greenwich, visitors can put one foot in the east and one in the west.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Through which city does the prime meridian pass?',
          answer: 'London',
          wrong: ['Paris', 'Rome', 'Berlin'],
          why: 'It passes through Greenwich, a part of London.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Tropic of Cancer',
      aliases: ['tropics', 'tropic of capricorn', 'tropic'],
      definition: 'The northernmost circle on the Earth where the Sun can be straight overhead at noon.',
      explanation:
        "That happens once a year, around 21 June. Its counterpart in the south is named after Capricorn. Both are about 23.4 degrees from the equator, as much as the Earth's axis is tilted.",
      example: 'It crosses Mexico, Egypt and India.',
      difficulty: 'hard',
      questions: [
        {
          question: 'When is the Sun straight overhead at noon on the Tropic of Cancer?',
          answer: 'Around 21 June',
          wrong: ['Around 21 March', 'Around 23 September', 'Around 21 December'],
          why: 'In the northern summer, the northern half of the Earth is tilted towards the Sun.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Time zone',
      aliases: ['time zones', 'utc', 'gmt'],
      definition: 'A region in which all clocks show the same hour.',
      explanation:
        'As the Earth turns, noon comes at different moments in different places. Borders of countries shape the regions, so they do not follow straight lines everywhere. China, although very wide, uses a single one.',
      example: 'When it is noon in London in winter, it is 1 p.m. in Paris.',
      difficulty: 'easy',
      questions: [
        {
          question: 'You travel from London to New York. How do you have to set your watch on arrival?',
          answer: "Back, since it's earlier there",
          wrong: ["Ahead, since it's later there", 'Not at all, the time is the same', 'Ahead by exactly a day'],
          why: 'The Sun rises in the east first, so places farther west have an earlier time.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'International Date Line',
      aliases: ['date line'],
      definition: 'The line in the Pacific where the calendar day changes for those who cross it.',
      explanation:
        'It roughly follows the 180th meridian but bends around groups of islands. Travelling west across it, you skip ahead one day. Travelling east, you repeat a day.',
      example: "Magellan's crew, having sailed around the world, found their log one day behind in 1522.",
      difficulty: 'hard',
      questions: [
        {
          question:
            'A ship sails west across the International Date Line on a Monday. Which day is it then on the ship?',
          answer: 'Tuesday',
          wrong: ['Sunday', 'Monday', 'Saturday'],
          why: 'Going west across the line, you move one day ahead.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Map scale',
      aliases: ['scale of a map', 'map scales'],
      definition: 'The relation between a distance on paper and the same distance in nature, such as 1:50,000.',
      explanation:
        'The number after the colon says how many units in nature one unit on paper equals. A smaller number there means more detail. A bar with marks shows the same thing and stays right when the paper is copied larger.',
      example: 'At 1:100,000, one centimetre is one kilometre.',
      difficulty: 'medium',
      questions: [
        {
          question: 'On a map of 1:50,000, two places are 4 cm apart. How far is that in nature?',
          answer: '2 km',
          wrong: ['4 km', '20 km', '200 m'],
          why: 'Four centimetres times 50,000 are 200,000 centimetres, which are 2 kilometres.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Contour line',
      aliases: ['contour lines', 'contours', 'topographic map', 'isoline'],
      definition: 'A curve on a map that connects points of the same height.',
      explanation:
        'Where such curves lie close together, the ground is steep. Closed rings often show a hill. The height is printed on some of them.',
      example: 'Hikers see from them how steep a path will be.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What does it mean if contour lines lie close together?',
          answer: 'The ground is steep',
          wrong: ['The ground is flat', 'The ground is wet', 'The ground is wooded'],
          why: 'Many lines in a short distance mean that the height changes quickly.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
