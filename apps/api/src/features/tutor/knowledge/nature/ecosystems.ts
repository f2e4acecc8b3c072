import type { Topic } from '../concept.ts';

export const ecosystems: Topic = {
  name: 'Ecosystems',
  aliases: ['ecosystem', 'ecology', 'food webs', 'environment', 'living together in nature'],
  concepts: [
    {
      term: 'Food chain',
      aliases: ['food chains', 'food web', 'trophic levels', 'predator and prey', 'energy flow in nature'],
      definition: 'A sequence that shows who eats whom, from plants to top predators.',
      explanation:
        'Each step passes on energy, but most of it is lost as heat, so there are far fewer hunters than plants. In nature many such sequences cross each other and form a web. If one species disappears, others feel it.',
      example: 'Grass is eaten by a grasshopper, which is eaten by a frog, which is eaten by a heron.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is usually at the start of a food chain on land?',
          answer: 'A green plant',
          wrong: ['A grazing animal', 'A top predator', 'A fungus in soil'],
          why: 'Plants make their food with the energy of sunlight, and all others depend on it.',
          difficulty: 'easy',
        },
        {
          question: 'Why are there far fewer top predators than plants in an ecosystem?',
          answer: 'Most energy is lost at each step',
          wrong: [
            'Predators live for only a few weeks',
            'Plants can move to richer places',
            'Predators need no water to survive',
          ],
          why: 'Living things use up most of the energy they take in, so little is left for the next step.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Producer',
      aliases: ['producers', 'autotroph', 'autotrophs', 'primary producer', 'primary producers'],
      definition: 'A living thing that makes its own food from simple substances, usually with sunlight.',
      explanation:
        'Plants, algae and some bacteria belong to this group. Most of them turn carbon dioxide and water into sugar by photosynthesis. They are the base on which the animals and fungi of an area live.',
      example: 'Tiny algae drifting in the sea feed small animals, which in turn feed fish and whales.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these living things is a producer?',
          answer: 'Seaweed',
          wrong: ['Earthworm', 'Mushroom', 'Herring'],
          why: 'Seaweed makes its own food by photosynthesis; the other three feed on other organisms or their remains.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Decomposer',
      aliases: ['decomposers', 'decomposition', 'fungi and bacteria', 'rotting', 'humus', 'compost'],
      definition: 'An organism, such as a fungus, that breaks down dead plants and animals.',
      explanation:
        'Fungi and bacteria do most of this work, and worms and insects help by cutting the material into small pieces. The nutrients go back into the soil, where plants take them up again. Without it, dead leaves and wood would pile up.',
      example: 'Mushrooms on a fallen trunk slowly turn the wood into soil.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why are decomposers important for plants?',
          answer: 'They return nutrients to the soil',
          wrong: [
            'They carry pollen to the flowers',
            'They shade the roots from the sun',
            'They keep grazing animals away',
          ],
          why: 'By breaking down dead material they set free substances that plants need for growth.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Habitat',
      aliases: ['habitats', 'niche', 'ecological niche', 'where animals live'],
      definition: 'The place where a plant or an animal naturally lives and finds what it needs.',
      explanation:
        'It must offer food, water, shelter and room to reproduce. It can be as large as an ocean or as small as a rotten log. The niche is something else: it is the role that a species has there, such as what it eats and when it is active.',
      example: 'A pond is the right place for water lilies, newts and dragonfly larvae.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What does the niche of a species describe, in contrast to its habitat?',
          answer: 'Its role in the community',
          wrong: ['The size of its young', 'Its scientific name', 'The number of its genes'],
          why: 'The habitat is where a species lives; the niche is how it lives there, with its food and its habits.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Biodiversity',
      aliases: ['biological diversity', 'variety of life', 'species richness', 'diversity of species'],
      definition: 'The variety of life in an area: its species, their genes and their communities.',
      explanation:
        'An area with many species can often cope better with disease, drought or other change. People benefit too, for example from pollination, clean water and substances for medicines. The loss of natural areas is one of its greatest threats.',
      example: 'A flower meadow has many more kinds of plants and insects than a mown lawn.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these places usually has the greatest biodiversity?',
          answer: 'A tropical rainforest',
          wrong: ['A large field of wheat', 'A mown football pitch', 'A plantation of spruce'],
          why: 'Rainforests have a huge number of species, while a single crop or planted tree offers room for few.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Symbiosis',
      aliases: ['symbiotic', 'mutualism', 'parasitism', 'commensalism', 'parasite', 'parasites'],
      definition: 'A close and lasting relationship between individuals of two different species.',
      explanation:
        'It is called mutualism when both benefit, commensalism when one benefits and the other is hardly affected, and parasitism when one lives at the other’s cost. In everyday language the word often means only the first of these.',
      example:
        'A clownfish finds shelter among the stinging arms of a sea anemone and drives off fish that would eat them.',
      difficulty: 'medium',
      questions: [
        {
          question: 'A tick sucks blood from a dog. What kind of relationship is this?',
          answer: 'Parasitism',
          wrong: ['Mutualism', 'Pollination', 'Hibernation'],
          why: 'The tick benefits while the dog is harmed.',
          difficulty: 'easy',
        },
        {
          question: 'Which two partners form a lichen?',
          answer: 'A fungus and an alga',
          wrong: ['A moss and a snail', 'A fern and a worm', 'A root and a beetle'],
          why: 'The fungus gives shelter and water; the alga, or a kind of bacterium, makes food from sunlight.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Keystone species',
      aliases: ['key species', 'sea otters and kelp', 'beavers', 'ecosystem engineer'],
      definition: 'An organism whose effect on its surroundings is much larger than its numbers suggest.',
      explanation:
        'The name comes from the stone at the top of an arch: without it, the arch falls. If such an animal disappears, the whole community changes. Some shape the land, and others keep the numbers of their prey low.',
      example: 'Sea otters eat sea urchins; where the otters vanish, the urchins graze away whole forests of kelp.',
      difficulty: 'hard',
      questions: [
        {
          question: 'How do beavers change their surroundings so strongly?',
          answer: 'They dam streams and create ponds',
          wrong: [
            'They eat all the fish in the streams',
            'They spread seeds over long distances',
            'They frighten wolves out of the valley',
          ],
          why: 'The ponds behind their dams become a home for fish, frogs, insects and water birds.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
