import type { SeedCategory } from '../seed-category.ts';

export const general: SeedCategory = {
  category: 'General',
  quizzes: [
    {
      title: 'Calendars, Clocks and Time Zones',
      description: 'How people count days, divide hours and agree on the time.',
      questions: [
        {
          question: 'How many seconds are there in one hour?',
          options: ['1,440', '6,000', '360', '3,600'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'One hour has 60 minutes of 60 seconds, and 60 × 60 = 3,600. Counting in sixties goes back to ancient Mesopotamia.',
        },
        {
          question: 'Which word names a period of one thousand years?',
          options: ['Decade', 'Lustrum', 'Millennium', 'Century'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'It comes from the Latin mille, thousand, and annus, year. Ten centuries make up one such period.',
        },
        {
          question: 'Which of these years is a leap year under the rules of the Gregorian calendar?',
          options: ['2000', '1700', '1900', '1800'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Years divisible by 100 are leap years only if they are also divisible by 400. This keeps the calendar in step with the seasons.',
        },
        {
          question: 'What is the smaller angle between the hands of an analogue clock at exactly 3:30?',
          options: ['90°', '75°', '105°', '60°'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'At 3:30 the minute hand is at 180° and the hour hand, halfway between 3 and 4, is at 105°. The difference is 75°.',
        },
        {
          question: 'It is noon in Coordinated Universal Time (UTC). What is the local time in a zone at UTC+5:30?',
          options: ['18:30', '05:30', '06:30', '17:30'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'A plus sign means that local clocks are ahead of UTC, so you add the offset. Half-hour offsets exist, for instance in India.',
        },
        {
          question: 'Which month is named after Julius Caesar?',
          options: ['July', 'August', 'June', 'March'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'The Romans had called it Quintilis, the fifth month. August was later named after his heir, the emperor Augustus.',
        },
        {
          question: 'If today is Wednesday, which day of the week will it be in 100 days?',
          options: ['Thursday', 'Friday', 'Saturday', 'Monday'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Weekdays repeat every 7 days, and 100 = 14 × 7 + 2. So the answer lies two days after Wednesday.',
        },
        {
          question:
            'You sail west across the International Date Line. What should you do with the date on your calendar?',
          options: [
            'Leave it unchanged',
            'Move it two days forward',
            'Move it one day forward',
            'Move it one day back',
          ],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'The side west of the line is a calendar day ahead. Crossing eastwards you repeat a day instead.',
        },
        {
          question: 'From the Latin word for which number does September take its name?',
          options: ['Eleven', 'Eight', 'Nine', 'Seven'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The early Roman year began in March, so September was the seventh month. October, November and December continue the count.',
        },
        {
          question: 'Which of these calendars follows the Moon alone, so that its months drift through the seasons?',
          options: ['Islamic calendar', 'Hebrew calendar', 'Gregorian calendar', 'Julian calendar'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Twelve lunar months are about 11 days shorter than a solar year. The Hebrew calendar adds a leap month in some years to stay with the seasons.',
        },
      ],
    },
    {
      title: 'Signs, Codes and Symbols',
      description: 'The meaning of marks, letters, flags and codes seen around the world.',
      questions: [
        {
          question: 'What is the sign & called?',
          options: ['Asterisk', 'Hyphen', 'Ampersand', 'Tilde'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation: 'Its shape grew out of the letters of the Latin word et, which means and.',
        },
        {
          question: 'Which is the last letter of the Greek alphabet?',
          options: ['Sigma', 'Omega', 'Zeta', 'Omicron'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'The name means great O, in contrast to omicron, the small O. The phrase alpha and omega stands for the beginning and the end.',
        },
        {
          question: 'Which word stands for the letter K in the NATO phonetic alphabet?',
          options: ['Karate', 'King', 'Kiwi', 'Kilo'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The code words were chosen after tests with speakers of several languages, so that they stay clear over a noisy radio link.',
        },
        {
          question:
            'The peace symbol of 1958 by Gerald Holtom combines the flag semaphore signs for which two letters?',
          options: ['N and D', 'P and C', 'A and W', 'U and N'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'The letters stand for nuclear disarmament. Holtom drew it for a British protest march to Aldermaston.',
        },
        {
          question: 'A staff with a single snake wound around it is a traditional symbol of which field?',
          options: ['Agriculture', 'Medicine', 'Law', 'Astronomy'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'It is the rod of Asclepius, the Greek god of healing. The caduceus of Hermes looks similar but has two snakes and wings.',
        },
        {
          question: 'How many dot positions does a standard literary braille cell have?',
          options: ['Twelve', 'Four', 'Nine', 'Six'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'They are set in two columns of three and allow 63 different patterns of raised dots. Louis Braille published the system in 1829.',
        },
        {
          question: 'What does a flag flown at half-mast usually express?',
          options: ['Victory', 'Surrender', 'Mourning', 'Quarantine'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'The custom comes from the sea. Traditionally the flag is first raised to the top and then lowered to the half-mast position.',
        },
        {
          question: 'Which country has the two-letter ISO code CH?',
          options: ['Switzerland', 'Chile', 'Czech Republic', 'China'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'CH stands for Confoederatio Helvetica, the Latin name that favours none of the national languages. China is CN, Chile CL and the Czech Republic CZ.',
        },
        {
          question:
            'A Caesar cipher moves every letter three places forward in the alphabet. How is the word CAT written in it?',
          options: ['DBU', 'ZXQ', 'FDW', 'EDV'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'C becomes F, A becomes D and T becomes W. With only 25 useful shifts, the cipher is easily broken by trying them all.',
        },
        {
          question: 'Which year is written MCDXCII in Roman numerals?',
          options: ['1512', '1692', '1612', '1492'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'M is 1000, CD is 400, XC is 90 and II is 2. A smaller numeral in front of a larger one is subtracted.',
        },
      ],
    },
    {
      title: 'A Pinch of Everything',
      description: 'A mixed bag of everyday knowledge from the kitchen to the games table.',
      questions: [
        {
          question: 'Which colour do you get by mixing blue and yellow paint?',
          options: ['Green', 'Orange', 'Purple', 'Pink'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'The yellow pigment absorbs blue light and the blue pigment absorbs red light, so mainly green light is reflected to the eye.',
        },
        {
          question: 'What is the main ingredient of traditional hummus?',
          options: ['Soybeans', 'Olives', 'Lentils', 'Chickpeas'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'The cooked chickpeas are mashed with tahini, a sesame paste, plus lemon juice and garlic. A similar dip made of aubergines is called baba ghanoush.',
        },
        {
          question: 'How many years are meant by the old phrase three score and ten?',
          options: ['130', '40', '70', '63'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'A score is twenty, so three score and ten is 3 × 20 + 10. The word once meant a notch cut in a stick for every twenty counted.',
        },
        {
          question: 'How many tiles are there in a standard double-six domino set?',
          options: ['21', '28', '36', '49'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Each pair of numbers from 0 to 6 appears once: 21 tiles with two different numbers plus 7 doubles make 28.',
        },
        {
          question: 'What share of the weight of an 18-carat gold ring is pure gold?',
          options: ['75%', '60%', '18%', '90%'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Carats count parts out of 24, and 18 / 24 is three quarters. Other metals are added mainly to make the soft gold harder.',
        },
        {
          question: 'What is the Japanese art of folding paper called?',
          options: ['Kabuki', 'Origami', 'Ikebana', 'Bonsai'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'The name joins the words for fold and paper. Ikebana is flower arranging, bonsai the growing of tiny trees and kabuki a form of theatre.',
        },
        {
          question:
            'The word robot spread around the world through a play of 1920. In which language was the play written?',
          options: ['German', 'Russian', 'Hungarian', 'Czech'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'In R.U.R. by Karel Čapek, robots are artificial workers. The word is derived from robota, which means forced labour.',
        },
        {
          question: 'What is the scholarly study of flags called?',
          options: ['Philately', 'Toponymy', 'Vexillology', 'Numismatics'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'The term comes from vexillum, a banner of the Roman army. Numismatics deals with coins, philately with stamps and toponymy with place names.',
        },
        {
          question:
            'Alfred Nobel left the choice of the Peace Prize winners to a committee elected by the parliament of which country?',
          options: ['Finland', 'Norway', 'Denmark', 'Switzerland'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Sweden and Norway were joined in a union when Nobel wrote his will in 1895. The other prizes he founded are awarded by Swedish institutions.',
        },
        {
          question: 'The spice saffron consists of which dried part of a crocus flower?',
          options: ['Stigmas', 'Stamens', 'Petals', 'Ovaries'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Each bloom of Crocus sativus has only three stigmas, which are picked by hand. This explains the very high price of the spice.',
        },
      ],
    },
  ],
};
