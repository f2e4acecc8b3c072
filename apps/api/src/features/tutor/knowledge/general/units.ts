import type { Topic } from '../concept.ts';
import { unitsTemplates } from '../templates/units.ts';

export const units: Topic = {
  name: 'Units of measurement',
  aliases: ['units', 'measurement', 'measures', 'metric system', 'SI units', 'unit conversion', 'converting units'],
  concepts: [
    {
      term: 'Metre',
      aliases: ['meter', 'metres', 'kilometre', 'kilometer', 'centimetre', 'length'],
      definition: 'The basic unit of length, today fixed by the speed of light.',
      explanation:
        'In 1791 it was meant to be a ten-millionth of the way from the pole to the equator. Later it was the length of a metal bar in Paris. Today it is the distance that light travels in 1/299,792,458 of a second.',
      example: 'A large step of an adult is roughly that long.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How is the metre defined today?',
          answer: 'By the distance light travels',
          wrong: ['By a metal bar kept in Paris', 'By the length of the equator', 'By the step of a king'],
          why: 'It is how far light travels in a certain tiny part of a second.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Kilogram',
      aliases: ['kilogramme', 'kilograms', 'gram', 'tonne', 'mass', 'weight'],
      definition: 'The basic unit of mass, about that of one litre of water.',
      explanation:
        'Up to 2019 it was the mass of a metal cylinder near Paris. Now it is fixed by a constant of nature, the Planck constant. Mass stays the same everywhere, while weight is a force and smaller on the Moon.',
      example: 'A carton with one litre of milk has a bit more than that.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What happens to the mass of an astronaut who travels to the Moon?',
          answer: 'It stays the same',
          wrong: ['It becomes smaller', 'It becomes larger', 'It falls to zero'],
          why: 'The weight is smaller, because the Moon pulls less, but the amount of matter does not change.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Joule',
      aliases: ['joules', 'kilojoule', 'calorie', 'calories', 'kilowatt-hour', 'watt', 'unit of energy'],
      definition: 'The unit of energy, roughly what it takes to lift 100 grams by one metre.',
      explanation:
        'It is named after the English physicist who showed how work turns into heat. A watt is one of them per second. For food the kilocalorie is still used, which is about 4,200 of them, and for electricity the kilowatt-hour, which is 3.6 million.',
      example: 'To lift a bar of chocolate of 100 grams from the floor to a kitchen worktop takes about one.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which unit is one joule per second?',
          answer: 'The watt',
          wrong: ['The volt', 'The ampere', 'The newton'],
          why: 'Power is energy per time, and one joule per second is one watt.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Degree Celsius',
      aliases: ['Celsius', 'Fahrenheit', 'Kelvin', 'temperature', 'degrees'],
      definition: 'The unit of a temperature scale on which water freezes at about 0 and boils at about 100.',
      explanation:
        'The values hold for normal air pressure. In Fahrenheit the same points are 32 and 212. Kelvin has steps of the same size but starts at absolute zero, which is −273.15 on this scale.',
      example: 'The normal temperature of the human body is about 37.',
      difficulty: 'easy',
      questions: [
        {
          question: 'At which temperature in Fahrenheit does water freeze?',
          answer: '32',
          wrong: ['0', '64', '100'],
          why: '0 degrees Celsius is 32 degrees Fahrenheit.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Litre',
      aliases: ['liter', 'litres', 'millilitre', 'volume', 'cubic metre', 'capacity'],
      definition: 'The volume of a cube whose edges are ten centimetres long.',
      explanation:
        'It is used above all for liquids. A thousandth of it is a millilitre, which is the same as a cubic centimetre. A cubic metre holds a thousand of them.',
      example: 'A large bottle of water often has one and a half.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How many litres fit into one cubic metre?',
          answer: '1,000',
          wrong: ['10', '100', '10,000'],
          why: 'A cubic metre is 10 × 10 × 10 cubes with edges of ten centimetres.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Metric prefixes',
      aliases: ['SI prefixes', 'kilo', 'milli', 'centi', 'mega', 'micro', 'nano', 'giga', 'prefixes'],
      definition: 'Syllables, such as kilo and milli, that multiply a unit by a power of ten.',
      explanation:
        'Kilo means a thousand, mega a million and giga a billion. Deci means a tenth, centi a hundredth, milli a thousandth and micro a millionth. They make very large and very small amounts easy to write.',
      example: 'A kilometre is 1,000 metres, and a millimetre is a thousandth of a metre.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which prefix means a million times a unit?',
          answer: 'Mega',
          wrong: ['Kilo', 'Giga', 'Micro'],
          why: 'Kilo is a thousand times, mega a million times and giga a billion times; micro is a millionth.',
          difficulty: 'medium',
        },
      ],
    },
  ],
  templates: unitsTemplates,
};
