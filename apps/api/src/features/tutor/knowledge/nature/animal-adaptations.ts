import type { Topic } from '../concept.ts';

export const animalAdaptations: Topic = {
  name: 'Animal behaviour and adaptation',
  aliases: [
    'animal behavior',
    'animal behaviour',
    'adaptations',
    'animal adaptations',
    'survival of animals',
    'adaptation',
  ],
  concepts: [
    {
      term: 'Migration',
      aliases: ['animal migration', 'bird migration', 'migratory birds', 'migrating'],
      definition: 'The regular journey of animals between two areas, usually with the seasons.',
      explanation:
        'Animals travel to find food, a milder climate or a place for their young. They find the way by the Sun, the stars, landmarks and the Earth’s magnetic field. Many birds eat a lot before they leave, because they need fat as fuel.',
      example: 'Swallows that breed in Europe spend the winter in Africa.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What do migrating birds use, among other things, to find their way?',
          answer: 'The Earth’s magnetic field',
          wrong: ['The echo of their own calls', 'The taste of rain in the clouds', 'The phases of the Moon alone'],
          why: 'They combine several clues: the magnetic field, the Sun, the stars and landmarks.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Hibernation',
      aliases: ['hibernate', 'winter sleep', 'torpor', 'dormancy'],
      definition: 'A long winter rest with a low body temperature and a slow heartbeat.',
      explanation:
        'It saves energy when there is little food. The animals live on fat that they built up in autumn. Waking them costs a lot of this fat, so a disturbance can be deadly.',
      example: 'A hedgehog curls up in a nest of leaves, and its heart beats far more slowly than in summer.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What does a hibernating hedgehog live on in winter?',
          answer: 'Fat in its own body',
          wrong: ['Snow that it melts', 'Nuts in its nest', 'Roots near its nest'],
          why: 'It eats a lot in autumn and uses up the stored fat slowly while it rests.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Camouflage',
      aliases: ['hiding colours', 'hidden animals', 'cryptic colouring', 'chameleon'],
      definition: 'Colours, patterns or shapes that make an animal hard to see in its surroundings.',
      explanation:
        'Prey can hide by it from hunters, and hunters from prey. Some animals change with the season, and a few, such as octopuses, within seconds. Patterns can also break up the outline of a body.',
      example: 'The mountain hare is brown in summer and white in winter.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which animal can change its colour within seconds to hide?',
          answer: 'The octopus',
          wrong: ['The zebra', 'The polar bear', 'The flamingo'],
          why: 'Octopuses have small sacs of pigment in the skin that they can open and close with muscles.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Mimicry',
      aliases: ['mimic', 'Batesian mimicry', 'warning colours', 'imitation of animals'],
      definition: 'The resemblance of a harmless species to a dangerous one, or of a hunter to something harmless.',
      explanation:
        'Animals that have once been stung or sick avoid the warning colours that they saw. A harmless species with the same look is therefore left alone too. Some hunters use a false look to get close to their prey.',
      example: 'Hoverflies are black and yellow like wasps but cannot sting.',
      difficulty: 'medium',
      questions: [
        {
          question: 'How does a hoverfly benefit from looking like a wasp?',
          answer: 'Birds take it for dangerous',
          wrong: ['Wasps bring it some food', 'It can fly much faster', 'Flowers open for it earlier'],
          why: 'Birds that have learned to avoid wasps avoid the harmless hoverfly as well.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Echolocation',
      aliases: ['biosonar', 'sonar of bats', 'ultrasound of animals', 'bats in the dark'],
      definition: 'Finding the way or prey by sending out sounds and listening to what comes back.',
      explanation:
        'The time until the sound returns tells how far away something is. Most bats use it with calls too high for human ears. Toothed whales, such as dolphins, do the same in water, where they often cannot see far.',
      example: 'A bat catches a moth in complete darkness.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these animals uses echolocation?',
          answer: 'The dolphin',
          wrong: ['The eagle', 'The ostrich', 'The salmon'],
          why: 'Dolphins send out clicks and learn from what returns where fish and obstacles are.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Metamorphosis',
      aliases: ['caterpillar to butterfly', 'life cycle of a butterfly', 'larva', 'pupa', 'chrysalis'],
      definition: 'A great change of body form on the way from the young animal to the adult.',
      explanation:
        'A butterfly goes through four stages: egg, larva, pupa and adult. Larva and adult eat different food, so they do not compete. Grasshoppers have no pupa and change little by little; frogs change from tadpoles that live in water.',
      example: 'A caterpillar becomes a pupa, from which a butterfly comes out.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which is the right order in the life of a butterfly?',
          answer: 'Egg, larva, pupa, adult',
          wrong: ['Larva, egg, pupa, adult', 'Egg, pupa, larva, adult', 'Pupa, egg, adult, larva'],
          why: 'The caterpillar, the larva, hatches from the egg and later rests as a pupa.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Nocturnal animals',
      aliases: ['nocturnal', 'night animals', 'active at night', 'diurnal'],
      definition: 'Species that are active in the dark and rest during the day.',
      explanation:
        'They avoid heat, enemies or competitors that are active by day. Large eyes, sharp ears or a good sense of smell help them. Animals that are active by day are called diurnal.',
      example: 'An owl hears a mouse under leaves and flies towards it almost without a sound.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What are animals called that are active during the day?',
          answer: 'Diurnal',
          wrong: ['Nocturnal', 'Seasonal', 'Migratory'],
          why: 'Diurnal is the opposite of nocturnal, which means active at night.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
