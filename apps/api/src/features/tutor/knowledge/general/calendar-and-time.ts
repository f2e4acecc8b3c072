import type { Topic } from '../concept.ts';
import { calendarAndTimeTemplates } from '../templates/calendar-and-time.ts';

export const calendarAndTime: Topic = {
  name: 'Calendar and time',
  aliases: ['time', 'calendar', 'calendars', 'dates', 'clock', 'measuring time', 'days and months'],
  concepts: [
    {
      term: 'Leap year',
      aliases: ['leap years', 'leap day', '29 February', 'February 29'],
      definition: 'A span from January to December with 366 days, because February has one more.',
      explanation:
        'The Earth needs about 365.24 days to go around the Sun, so an extra day is needed about every four years. Years divisible by 4 get it. Those divisible by 100 do not, unless they are divisible by 400 as well.',
      example: '2000 and 2024 had 366 days, but 1900 had 365.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these years was a leap year?',
          answer: '2000',
          wrong: ['1900', '1800', '1998'],
          why: '2000 is divisible by 400; 1800 and 1900 are divisible by 100 only, and 1998 not by 4.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Gregorian calendar',
      aliases: ['Gregorian', 'Julian calendar', 'Pope Gregory', 'calendar reform'],
      definition: 'The system of dates that a pope introduced in 1582 and that most countries use.',
      explanation:
        'Pope Gregory XIII ordered it, because the Julian one before it had a year that was about 11 minutes too long, so that over centuries the seasons moved. The reform left out ten days and changed the rule for years divisible by 100. Some countries adopted it much later, such as Britain in 1752.',
      example: 'In several Catholic countries 4 October 1582 was followed by 15 October.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which calendar did the Gregorian calendar replace in 1582?',
          answer: 'The Julian calendar',
          wrong: ['The Mayan calendar', 'The Islamic calendar', 'The Chinese calendar'],
          why: 'The calendar of Julius Caesar had slowly drifted away from the seasons.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Time zone',
      aliases: ['time zones', 'UTC', 'GMT', 'Greenwich', 'prime meridian', 'local time', 'international date line'],
      definition: 'A region in which all clocks show the same hour.',
      explanation:
        'The Earth turns by 15 degrees of longitude in an hour, so noon comes at different moments. The world counts from UTC, which is close to the mean solar time at Greenwich in London. At the date line in the Pacific the day changes.',
      example: 'When it is noon in London in winter, it is 1 p.m. in Paris and 7 a.m. in New York.',
      difficulty: 'easy',
      questions: [
        {
          question: 'By how many degrees does the Earth turn in one hour?',
          answer: '15',
          wrong: ['10', '24', '30'],
          why: '360 degrees divided by 24 hours makes 15 degrees an hour.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Equinox',
      aliases: ['equinoxes', 'spring equinox', 'autumn equinox', 'vernal equinox', 'equal day and night'],
      definition: 'One of two dates a year when day and night are about equally long everywhere.',
      explanation:
        'They fall around 20 March and 22 or 23 September. On these days the Sun is directly above the equator at noon. They mark the beginning of spring and autumn in astronomy, in opposite order north and south of the equator.',
      example: 'Around 20 March the Sun rises almost exactly in the east and sets almost exactly in the west.',
      difficulty: 'medium',
      questions: [
        {
          question: 'In which months do the equinoxes fall?',
          answer: 'March and September',
          wrong: ['January and July', 'June and December', 'April and October'],
          why: 'Around 20 March and 22 or 23 September, day and night are about equally long.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Solstice',
      aliases: ['solstices', 'longest day', 'shortest day', 'summer solstice', 'winter solstice'],
      definition: 'The moment when the Sun is farthest north or south, with the longest or shortest day.',
      explanation:
        'It happens around 21 June and 21 December, because the axis of the Earth is tilted. In June the northern half has its longest day, and the southern half its shortest. Beyond the polar circles the Sun does not set, or does not rise, at this time.',
      example: 'In the north of Norway the Sun shines at midnight around 21 June.',
      difficulty: 'medium',
      questions: [
        {
          question: 'When does Australia have its shortest day of the year?',
          answer: 'Around 21 June',
          wrong: ['Around 20 March', 'Around 22 September', 'Around 21 December'],
          why: 'South of the equator the seasons are reversed, so winter begins in June.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Century',
      aliases: ['centuries', 'decade', 'millennium', 'BC and AD', 'BCE and CE', 'counting years'],
      definition: 'A period of one hundred years.',
      explanation:
        'Because there was no year 0, the first one went from 1 to 100, and the 19th from 1801 to 1900. The number is therefore one more than the first digits of most of its years. Ten years are a decade, a thousand years a millennium.',
      example: 'The year 1789 belongs to the 18th one.',
      difficulty: 'easy',
      questions: [
        {
          question: 'To which century does the year 1642 belong?',
          answer: 'The 17th',
          wrong: ['The 15th', 'The 16th', 'The 18th'],
          why: 'The 17th century went from 1601 to 1700.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Lunar month',
      aliases: ['phases of the Moon', 'lunar calendar', 'new moon', 'full moon', 'Islamic calendar'],
      definition: 'The time from one new moon to the next, about 29 and a half days.',
      explanation:
        'Many old calendars follow it, and so does the Islamic one today. Twelve of them make about 354 days, 11 fewer than a year of the seasons. Some calendars, such as the Jewish one, add a thirteenth in certain years.',
      example: 'The month of Ramadan begins about 11 days earlier each year.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Why does Ramadan move through the seasons over the years?',
          answer: 'It follows the months of the Moon',
          wrong: ['Its length changes each year', 'It begins at the spring equinox', 'It is set by lot each year'],
          why: 'Twelve lunar months are about 11 days shorter than the year of the seasons.',
          difficulty: 'hard',
        },
      ],
    },
  ],
  templates: calendarAndTimeTemplates,
};
