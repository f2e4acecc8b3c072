import type { Topic } from '../concept.ts';

export const forcesAndEnergy: Topic = {
  name: 'Forces and energy',
  aliases: ['physics', 'forces', 'force', 'energy', 'mechanics', 'motion', "newton's laws", 'laws of motion'],
  concepts: [
    {
      term: 'Gravity',
      aliases: ['gravitation', 'gravitational force'],
      definition: 'The force by which all objects with mass attract each other.',
      explanation:
        'It grows with the masses and becomes weaker with the square of the distance. On Earth it makes falling objects speed up by about 9.8 metres per second every second. It also keeps planets in their orbits.',
      example: "The Moon's pull on the oceans causes the tides.",
      difficulty: 'easy',
      questions: [
        {
          question: 'Without air resistance, which falls faster: a hammer or a feather dropped from the same height?',
          answer: 'Both fall equally fast',
          wrong: ['The hammer, as it is heavier', 'The feather, as it is lighter', 'The hammer, but only at first'],
          why: 'Without air, all objects at the same place fall with the same acceleration.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Inertia',
      aliases: ['law of inertia', "newton's first law", 'first law of motion'],
      definition: 'The tendency of an object to stay at rest or keep moving steadily unless a force acts on it.',
      explanation:
        'Isaac Newton made it his first law of motion. The greater the mass of an object, the harder it is to change how it moves. Moving things on Earth come to rest only because friction slows them down.',
      example: 'When a bus brakes suddenly, the passengers keep moving forward.',
      difficulty: 'medium',
      questions: [
        {
          question: 'A space probe drifts far from any star, with its engine off. What does it do?',
          answer: 'It keeps its speed and direction',
          wrong: ['It slows down until it stops', 'It speeds up little by little', 'It turns back to where it began'],
          why: 'Without a force on it, an object keeps moving in a straight line at constant speed.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: "Newton's second law",
      aliases: ['second law of motion', 'f = ma', 'force equals mass times acceleration'],
      definition: 'The rule that the net force on an object equals its mass times its acceleration.',
      explanation:
        'The same force speeds up a light object more than a heavy one. If the force doubles, so does the acceleration. The unit of force, the newton, is what speeds up one kilogram by one metre per second every second.',
      example: 'To speed up a 2 kg trolley by 3 metres per second every second, you push with 6 newtons.',
      difficulty: 'hard',
      questions: [
        {
          question: 'A force of 20 newtons acts on a mass of 4 kilograms. What is the acceleration in m/s²?',
          answer: '5',
          wrong: ['80', '24', '16'],
          why: 'Acceleration is force divided by mass: 20 divided by 4 is 5.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Kinetic energy',
      aliases: ['energy of motion', 'movement energy'],
      definition: 'The energy that an object has because it is moving.',
      explanation:
        'It equals half the mass times the square of the speed. So twice the speed means four times as much of it. Brakes turn it into heat.',
      example: 'A car at 100 km/h needs about four times the braking distance of a car at 50 km/h.',
      difficulty: 'medium',
      questions: [
        {
          question: 'A car doubles its speed. What happens to its kinetic energy?',
          answer: 'It becomes four times as large',
          wrong: ['It becomes twice as large', 'It becomes half as large', 'It becomes eight times as large'],
          why: 'Kinetic energy grows with the square of the speed, and two squared is four.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Potential energy',
      aliases: ['stored energy', 'gravitational potential energy'],
      definition: 'The energy that an object has stored because of its position or shape.',
      explanation:
        "A raised object can fall, and a stretched spring can snap back. Near the Earth's surface, lifting something twice as high stores twice as much. When the object is released, it turns into energy of motion.",
      example: 'Water behind a dam stores it, and a power station turns it into electricity.',
      difficulty: 'medium',
      questions: [
        {
          question: 'When does a swinging pendulum have the most potential energy?',
          answer: 'At its highest point',
          wrong: ['At its lowest point', 'Halfway on its way down', 'While it moves fastest'],
          why: 'At the highest point the pendulum has the greatest height and stops for a moment.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Conservation of energy',
      aliases: ['energy conservation', 'first law of thermodynamics', 'law of conservation of energy'],
      definition: 'The law that the total energy of an isolated system stays the same, while it may change its form.',
      explanation:
        'Nothing can create it out of nothing or destroy it. What we call a loss is usually heat that spreads out into the surroundings. For this reason, a machine that runs forever without supply is impossible.',
      example: 'In a torch, chemical energy in the battery becomes light and heat.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Where does most of the energy go when a cyclist brakes?',
          answer: 'It becomes heat',
          wrong: ['It becomes sound', 'It is destroyed', 'It becomes light'],
          why: 'Friction in the brakes turns the energy of motion into heat.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Electric current',
      aliases: ['electricity', 'current', 'electric currents', 'ampere', 'amps'],
      definition: 'The flow of electric charge through a conductor, measured in amperes.',
      explanation:
        "A voltage drives it, and a resistance limits it. Ohm's law links the three: voltage equals current times resistance. In metals it consists of moving electrons.",
      example: 'A kettle on 230 volts with a resistance of 23 ohms draws 10 amperes.',
      difficulty: 'easy',
      questions: [
        {
          question: 'A lamp with a resistance of 6 ohms is connected to 12 volts. How many amperes flow?',
          answer: '2',
          wrong: ['72', '18', '6'],
          why: "By Ohm's law, current is voltage divided by resistance: 12 divided by 6 is 2.",
          difficulty: 'medium',
        },
      ],
    },
  ],
};
