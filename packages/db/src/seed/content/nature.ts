import type { SeedCategory } from '../seed-category.ts';

export const nature: SeedCategory = {
  category: 'Nature',
  quizzes: [
    {
      title: 'Animal Habits and Survival Tricks',
      description: 'How animals grow up, find food, breed and stay out of danger.',
      questions: [
        {
          question: 'Which of these animals begins its life as a tadpole?',
          options: ['Gecko', 'Frog', 'Turtle', 'Heron'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Tadpoles breathe with gills and swim with a tail; during metamorphosis they grow lungs and legs. Reptiles and birds hatch as small versions of their parents.',
        },
        {
          question: 'Which of these birds is unable to fly?',
          options: ['Albatross', 'Flamingo', 'Pelican', 'Emu'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'The emu belongs to the ratites, a group of mostly large birds whose breastbone lacks the keel that anchors strong flight muscles.',
        },
        {
          question: 'How do most insect-eating bats locate their prey in complete darkness?',
          options: [
            'By listening for echoes of their calls',
            "By detecting the prey's electric field",
            "By sensing the heat of the prey's body",
            'By following scent trails through the air',
          ],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Bats send out very high-pitched calls and judge distance and direction from the returning sound. The method is called echolocation, and toothed whales use it too.',
        },
        {
          question: 'Which plant makes up nearly all of the diet of a wild giant panda?',
          options: ['Papyrus', 'Eucalyptus', 'Bamboo', 'Heather'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Pandas have the digestive system of a carnivore and extract little energy from this grass, so they spend many hours a day eating.',
        },
        {
          question:
            'A harmless hoverfly wears the yellow and black stripes of a stinging wasp. What is this defence called?',
          options: ['Batesian mimicry', 'Countershading', 'Aggressive mimicry', 'Müllerian mimicry'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'In Batesian mimicry a harmless species copies a well-defended one. In Müllerian mimicry several well-defended species share the same warning pattern.',
        },
        {
          question: 'What does the waggle dance of a honeybee tell the other workers of the colony?',
          options: [
            'How warm the brood nest is',
            'How long the queen has to live',
            'When a predator is close by',
            'Where a food source can be found',
          ],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The angle of the dance shows the direction relative to the Sun, and the length of the waggle run shows the distance. Karl von Frisch decoded it.',
        },
        {
          question: 'Which of these mammals lays eggs?',
          options: ['Koala', 'Platypus', 'Wombat', 'Opossum'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'The platypus and the echidnas are the living monotremes. They lay eggs but, like all mammals, feed their young with milk.',
        },
        {
          question: 'Which of these fish grows up mainly in fresh water but migrates to the sea to spawn?',
          options: ['Northern pike', 'Common carp', 'European eel', 'Atlantic salmon'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'Such fish are called catadromous. Salmon do the reverse: they are anadromous, growing in the sea and spawning in rivers.',
        },
        {
          question: 'In seahorses, which parent carries the developing young, and where?',
          options: [
            'The male, inside his gills',
            'The female, in a belly pouch',
            'The female, on her snout',
            'The male, in a belly pouch',
          ],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The female places her eggs in the pouch of the male, who fertilises them, supplies them with oxygen and later gives birth to tiny seahorses.',
        },
        {
          question: 'The blood of an octopus looks blue because its oxygen-carrying protein contains which metal?',
          options: ['Copper', 'Cobalt', 'Iron', 'Magnesium'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'The protein haemocyanin turns blue when it binds oxygen. Vertebrates use haemoglobin instead, whose iron makes the blood red.',
        },
      ],
    },
    {
      title: 'Roots, Leaves and Blossoms',
      description: 'The parts of plants, what they do and how plants make a living.',
      questions: [
        {
          question: 'Which pigment gives most leaves their green colour?',
          options: ['Lycopene', 'Carotene', 'Chlorophyll', 'Melanin'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Chlorophyll absorbs mostly red and blue light and reflects green. The absorbed energy drives photosynthesis.',
        },
        {
          question: 'Through which tiny pores do leaves take in gases and lose water vapour?',
          options: ['Stomata', 'Tendrils', 'Rhizomes', 'Anthers'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Each pore is bordered by two guard cells that swell to open it and go limp to close it, which helps the plant to save water.',
        },
        {
          question: 'Acorns are the fruit of which tree?',
          options: ['Willow', 'Maple', 'Birch', 'Oak'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'An acorn is a nut sitting in a scaly cup. Jays and squirrels bury many of them, and forgotten ones grow into new trees.',
        },
        {
          question: 'A shoot bends towards a window because more of which hormone builds up on its shaded side?',
          options: ['Ethylene', 'Auxin', 'Gibberellin', 'Abscisic acid'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'In shoots auxin makes cells lengthen, so the darker side grows faster and the shoot curves towards the light. This is called phototropism.',
        },
        {
          question: 'Which plant tissue carries water and minerals from the roots up to the leaves?',
          options: ['Cambium', 'Xylem', 'Epidermis', 'Phloem'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Evaporation from the leaves pulls water up through dead, hollow cells. Phloem is the living tissue that moves sugars.',
        },
        {
          question: 'Which gas do plants take from the air to build sugars in photosynthesis?',
          options: ['Oxygen', 'Hydrogen', 'Carbon dioxide', 'Nitrogen'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Plants combine carbon dioxide with water using light energy. Oxygen is released as a by-product.',
        },
        {
          question: 'Which part of a flower produces the pollen?',
          options: ['Anther', 'Stigma', 'Ovary', 'Sepal'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'The anther sits on top of the filament, and together they form the stamen. Pollen that lands on a stigma can fertilise the ovules below.',
        },
        {
          question: 'Growing clover leaves a field richer in nitrogen. What is the main reason?',
          options: [
            'Its roots draw nitrates up from the deep bedrock',
            'Its flowers attract insects that leave droppings',
            'Its leaves collect ammonia from the morning dew',
            'Bacteria in its roots fix nitrogen from the air',
          ],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'Rhizobium bacteria live in nodules on the roots of legumes and turn nitrogen gas into compounds that plants can use; the plant feeds them sugars in return.',
        },
        {
          question: 'What term describes a tree that sheds all of its leaves for part of every year?',
          options: ['Epiphytic', 'Evergreen', 'Deciduous', 'Coniferous'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Dropping leaves before a cold or dry season saves water and energy. Most conifers keep their needles, but larches are an exception.',
        },
        {
          question: 'Which of these plants is a gymnosperm, with seeds that are not enclosed in an ovary?',
          options: ['Bamboo', 'Ginkgo', 'Magnolia', 'Water lily'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Gymnosperm means naked seed; the group also includes conifers and cycads. The other three are flowering plants, or angiosperms.',
        },
      ],
    },
    {
      title: 'Food Chains and Ecosystems',
      description: 'How living things depend on one another and on the places they share.',
      questions: [
        {
          question: 'Which of these living things is the producer in a meadow food chain?',
          options: ['Rabbit', 'Fox', 'Buzzard', 'Grass'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Producers make their own food, usually by photosynthesis. All the animals in the chain are consumers that depend on them directly or indirectly.',
        },
        {
          question: 'What do we call an animal that eats both plants and other animals?',
          options: ['Carnivore', 'Omnivore', 'Detritivore', 'Herbivore'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Bears, pigs and most crows are examples. The word joins the Latin omnis, meaning all, with vorare, meaning to devour.',
        },
        {
          question: 'In which type of relationship between two species do both partners benefit?',
          options: ['Predation', 'Parasitism', 'Mutualism', 'Commensalism'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Bees and flowers are a classic pair: one gains nectar, the other is pollinated. In commensalism only one side gains and the other is hardly affected.',
        },
        {
          question:
            'By the ten per cent rule, plants storing 50,000 kJ pass on about how much energy to the secondary consumers?',
          options: ['500 kJ', '5,000 kJ', '50 kJ', '10,000 kJ'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Plant-eaters receive about 5,000 kJ and the animals that eat them about 500 kJ. The rest is mostly lost as heat, which keeps food chains short.',
        },
        {
          question: 'Which word describes an animal that is active mainly at night?',
          options: ['Arboreal', 'Aquatic', 'Nocturnal', 'Diurnal'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Night activity helps animals to avoid heat or enemies, and many have large eyes or keen hearing. Animals active by day are called diurnal.',
        },
        {
          question: 'Which treeless biome has ground that stays frozen below the surface all year?',
          options: ['Rainforest', 'Tundra', 'Savanna', 'Chaparral'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'The frozen layer is called permafrost. It stops deep roots from growing and keeps meltwater at the surface, creating summer bogs.',
        },
        {
          question:
            'Life gradually takes hold on bare rock left behind by a melting glacier. What is this process called?',
          options: ['Secondary succession', 'Adaptive radiation', 'Eutrophication', 'Primary succession'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'Primary succession starts without any soil. Secondary succession begins where soil remains, for instance after a fire, and is therefore faster.',
        },
        {
          question:
            'Which term names a species whose effect on its ecosystem is far greater than its abundance suggests?',
          options: ['Keystone species', 'Pioneer species', 'Endemic species', 'Indicator species'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Robert Paine coined the term after removing sea stars from a shore: mussels took over and many other species vanished.',
        },
        {
          question: 'When a lake over-enriched with fertiliser runs out of oxygen, what has used up most of it?',
          options: [
            'Insect larvae in the mud',
            'Bacteria decomposing dead algae',
            'Fish grazing on living algae',
            'Fertiliser reacting with water',
          ],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Nutrients cause algal blooms; when the algae die, their decay consumes dissolved oxygen and fish suffocate. The whole process is called eutrophication.',
        },
        {
          question:
            'Wolves vanish from a valley, deer multiply and young trees disappear. What is this chain of effects called?',
          options: ['Genetic drift', 'Biomagnification', 'Niche partitioning', 'Trophic cascade'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'A change at the top of a food web can ripple down through several feeding levels, so predators can indirectly protect plants.',
        },
      ],
    },
  ],
};
