import type { Topic } from '../concept.ts';

export const animalGroups: Topic = {
  name: 'Animal groups',
  aliases: ['animals', 'animal kingdom', 'vertebrates', 'invertebrates', 'classes of animals', 'wildlife', 'zoology'],
  concepts: [
    {
      term: 'Mammals',
      aliases: ['mammal', 'whales', 'bats', 'marsupials', 'dolphins'],
      definition: 'Warm-blooded animals that have hair and feed their young with milk.',
      explanation:
        'Most give birth to live young; only the platypus and the echidnas lay eggs. They breathe with lungs, even those that live in the sea. Bats can fly, and whales and dolphins have lost their hind legs.',
      example: 'A whale has to come to the surface to breathe and suckles its calf.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these animals is a mammal?',
          answer: 'A dolphin',
          wrong: ['A shark', 'A penguin', 'A turtle'],
          why: 'A dolphin breathes air with lungs, is warm-blooded and suckles its young.',
          difficulty: 'easy',
        },
        {
          question: 'Which of these mammals lays eggs?',
          answer: 'The platypus',
          wrong: ['The kangaroo', 'The hedgehog', 'The armadillo'],
          why: 'Only the platypus and the echidnas, the monotremes, lay eggs among the mammals alive today.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Birds',
      aliases: ['bird', 'feathers', 'penguins', 'owls', 'ornithology'],
      definition: 'Warm-blooded animals with feathers and a beak that lay eggs with hard shells.',
      explanation:
        'Light bones, often hollow, and strong chest muscles help most of them to fly. Some, such as ostriches and penguins, have lost this ability. They descend from dinosaurs.',
      example: 'A penguin cannot fly in the air, but uses its wings to “fly” under water.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which feature do all birds have and no other living animals?',
          answer: 'Feathers',
          wrong: ['Hollow bones', 'Two legs', 'Eggs'],
          why: 'Of all animals alive today, only birds have feathers.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Reptiles',
      aliases: ['reptile', 'snakes', 'lizards', 'turtles', 'crocodiles'],
      definition: 'Animals with dry, scaly skin that breathe with lungs and warm themselves in the sun.',
      explanation:
        'Snakes, lizards, turtles and crocodiles belong to this group. Their body temperature depends on their surroundings. Most lay eggs on land, often with a leathery shell; even crocodiles leave the water for it.',
      example: 'A lizard lies on a warm stone in the morning until it is ready to hunt.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Where do sea turtles lay their eggs?',
          answer: 'In the sand of a beach',
          wrong: ['In open water at night', 'On leaves of water plants', 'In a nest on coral reefs'],
          why: 'Like other reptiles they lay eggs on land; the warmth of the sand hatches them.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Amphibians',
      aliases: ['amphibian', 'frogs', 'toads', 'newts', 'salamanders', 'tadpoles'],
      definition: 'Animals with moist skin that mostly begin life in water with gills and later live on land.',
      explanation:
        'Frogs, toads, newts and salamanders belong to this group. Most lay soft eggs without a shell in water. Many take in part of their oxygen through the skin, which makes them sensitive to drought and pollution.',
      example: 'A tadpole grows legs, loses its tail and becomes a frog.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why are amphibians especially sensitive to polluted water?',
          answer: 'Their thin skin lets substances in',
          wrong: [
            'Their scales are dissolved by dirt',
            'Their lungs are always full of water',
            'Their feathers lose their colour in it',
          ],
          why: 'They breathe partly through moist skin, through which poisons can pass as well.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Fish',
      aliases: ['fishes', 'gills', 'sharks', 'bony fish'],
      definition: 'Water animals with a backbone that breathe with gills and move with fins all their life.',
      explanation:
        'Gills take oxygen from the water that flows past them. Most have a skeleton of bone, while sharks and rays have one of cartilage. A gas-filled swim bladder helps many to stay at a certain depth.',
      example: 'A salmon swims from the sea up a river to lay its eggs.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the skeleton of a shark made of?',
          answer: 'Cartilage',
          wrong: ['Bone', 'Chitin', 'Shell'],
          why: 'Sharks and rays have a skeleton of cartilage, which is lighter and more flexible than bone.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Insects',
      aliases: ['insect', 'beetles', 'butterflies', 'ants', 'bees', 'bugs'],
      definition: 'Animals with six legs and a body of three parts: head, thorax and abdomen.',
      explanation:
        'They have a hard outer shell instead of bones, and most have wings. More species are known than of any other class of animals. Many are useful to people because they pollinate plants or eat pests.',
      example: 'Beetles, butterflies, ants, flies and bees belong to this group.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How many legs does an insect have?',
          answer: 'Six',
          wrong: ['Four', 'Eight', 'Ten'],
          why: 'Insects have three pairs of legs, all on the middle part of the body.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Arachnids',
      aliases: ['arachnid', 'spiders', 'spider', 'scorpions', 'ticks', 'mites'],
      definition: 'Animals with eight legs and neither wings nor antennae, such as spiders and scorpions.',
      explanation:
        'Spiders, scorpions, ticks and mites belong to this group. Spiders and scorpions are hunters that dissolve their prey and suck it up. Spiders make silk with glands at the rear of the body, but not all of them build webs.',
      example: 'A jumping spider has good eyes and catches its prey by leaping on it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these animals is an arachnid?',
          answer: 'A scorpion',
          wrong: ['A centipede', 'A ladybird', 'A crayfish'],
          why: 'A scorpion has eight legs and no antennae, as spiders do.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
