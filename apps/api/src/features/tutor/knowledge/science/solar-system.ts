import type { Topic } from '../concept.ts';

export const solarSystem: Topic = {
  name: 'Solar system and space',
  aliases: ['solar system', 'the solar system', 'space', 'astronomy', 'planets', 'planet', 'the universe', 'stars'],
  concepts: [
    {
      term: 'Star',
      aliases: ['stars', 'sun', 'the sun'],
      definition: 'A huge ball of hot gas that shines because atomic nuclei fuse in its core.',
      explanation:
        'In the core, hydrogen turns into helium, and a little mass becomes a lot of energy. The inward pull of gravity and the outward pressure balance each other. The Sun is a medium-sized one.',
      example: 'Light from the Sun takes a little more than eight minutes to reach us.',
      difficulty: 'easy',
      questions: [
        {
          question: "What is the source of the Sun's energy?",
          answer: 'Nuclear fusion of hydrogen',
          wrong: [
            'Burning of hydrogen in oxygen',
            'Splitting of heavy uranium nuclei',
            'Heat left over from its formation',
          ],
          why: "In the Sun's core, hydrogen nuclei fuse into helium and release energy.",
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Inner planets',
      aliases: ['terrestrial planets', 'rocky planets', 'mercury', 'venus', 'earth', 'mars'],
      definition: 'The four small, rocky worlds closest to the Sun.',
      explanation:
        'In order from the Sun they are Mercury, Venus, Earth and Mars. They have solid surfaces and few or no moons. Venus is the hottest, because its thick atmosphere of carbon dioxide traps heat.',
      example: 'Mars looks red because of iron oxide, or rust, in its soil.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which planet is the hottest in our solar system?',
          answer: 'Venus',
          wrong: ['Mercury', 'Mars', 'Jupiter'],
          why: 'The thick carbon dioxide atmosphere of Venus traps heat, so it is hotter than Mercury.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Gas giant',
      aliases: ['gas giants', 'jupiter', 'saturn', 'outer planets'],
      definition: 'A large world made mostly of hydrogen and helium, such as Jupiter or Saturn.',
      explanation:
        'It has no solid surface that one could land on. Both of those around our Sun have rings and many moons. Uranus and Neptune are often called ice giants instead, since they contain more water, ammonia and methane.',
      example: "Jupiter's Great Red Spot is a storm that has been watched for well over a hundred years.",
      difficulty: 'easy',
      questions: [
        {
          question: 'Which is the largest planet of the solar system?',
          answer: 'Jupiter',
          wrong: ['Saturn', 'Neptune', 'Uranus'],
          why: 'Jupiter has more than twice the mass of all other planets together.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Comet',
      aliases: ['comets'],
      definition: 'A small body of ice and dust that grows a glowing tail when it comes near the Sun.',
      explanation:
        'Heat turns its ice into gas, which carries dust away. Radiation and particles from the Sun push this material outward, so the tail points away from the Sun. Many spend most of their time far beyond the planets.',
      example: "Halley's can be seen from Earth about every 76 years.",
      difficulty: 'medium',
      questions: [
        {
          question: "In which direction does a comet's tail point?",
          answer: 'Away from the Sun',
          wrong: ['Towards the Sun', 'Towards the Earth', 'Against its direction of flight'],
          why: 'Sunlight and particles streaming from the Sun push the tail outward.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Moon phase',
      aliases: ['moon phases', 'phases of the moon', 'lunar phases', 'full moon', 'new moon'],
      definition: "The shape of the sunlit part of the Earth's natural satellite as we see it.",
      explanation:
        "Half of the satellite is always lit, but we see a changing share of that half while it circles the Earth. The cycle from one new phase to the next takes about 29.5 days. It is not caused by the Earth's shadow.",
      example: 'About a week after the new phase we see half of the disc lit.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What causes the phases of the Moon?',
          answer: 'We see a changing share of its lit half',
          wrong: [
            "The Earth's shadow falls on its surface",
            'Clouds in its atmosphere hide parts of it',
            'It gives off a changing amount of light',
          ],
          why: 'The Sun always lights half of the Moon, and our view of that half changes as it circles the Earth.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Solar eclipse',
      aliases: ['eclipse', 'eclipses', 'lunar eclipse', 'eclipse of the sun'],
      definition: 'The event in which the Moon moves between the Sun and the Earth and covers the Sun.',
      explanation:
        "It can happen only at new moon, and only where the Moon's shadow falls. Most months the shadow misses the Earth, since the Moon's orbit is tilted. When the Earth's shadow falls on the Moon instead, the event is called lunar.",
      example: 'In a total one, the sky turns dark for a few minutes in the middle of the day.',
      difficulty: 'medium',
      questions: [
        {
          question: 'During which phase of the Moon can a solar eclipse happen?',
          answer: 'New moon',
          wrong: ['Full moon', 'First quarter', 'Last quarter'],
          why: 'The Moon has to be between the Sun and the Earth, which is the case only at new moon.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Galaxy',
      aliases: ['galaxies', 'milky way'],
      definition: 'A huge system of billions of stars, gas and dust held together by gravity.',
      explanation:
        'Ours is called the Milky Way and has a flat disc with spiral arms. It contains at least 100 billion stars. Distances are given in light years, the distance that light travels in a year.',
      example: 'Light from the Andromeda one takes about 2.5 million years to reach us.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What does a light year measure?',
          answer: 'Distance',
          wrong: ['Time', 'Brightness', 'Temperature'],
          why: 'A light year is how far light travels in one year, about 9.5 trillion kilometres.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
