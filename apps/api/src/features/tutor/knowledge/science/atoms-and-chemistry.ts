import type { Topic } from '../concept.ts';

export const atomsAndChemistry: Topic = {
  name: 'Atoms and chemistry',
  aliases: [
    'chemistry',
    'atoms',
    'chemical bonds',
    'chemical reactions',
    'elements',
    'periodic table',
    'acids and bases',
  ],
  concepts: [
    {
      term: 'Atom',
      aliases: ['atoms', 'atomic structure'],
      definition: 'The smallest unit of a chemical element that still has the properties of that element.',
      explanation:
        'It has a tiny, heavy nucleus of protons and usually neutrons, surrounded by electrons. The number of protons decides which element it is. As a whole it is neutral, since it has as many electrons as protons.',
      example: 'Every carbon one has six protons in its nucleus.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What decides which element an atom belongs to?',
          answer: 'Its number of protons',
          wrong: ['Its number of neutrons', 'The mass of its electrons', 'The size of its nucleus'],
          why: 'The number of protons, the atomic number, is different for each element.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Electron',
      aliases: ['electrons'],
      definition: 'The negatively charged particle that surrounds the nucleus and takes part in chemical bonds.',
      explanation:
        'It has about 1/1836 of the mass of a proton. The outermost ones decide how a substance reacts. In a metal wire, moving ones make up the electric current.',
      example: 'When you rub a balloon on your hair, some of them move over, and both become charged.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which particle has a negative electric charge?',
          answer: 'Electron',
          wrong: ['Proton', 'Neutron', 'Photon'],
          why: 'Electrons are negative, protons positive, and neutrons and photons carry no charge.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Isotope',
      aliases: ['isotopes'],
      definition: 'A form of an element that differs from its other forms only in the number of neutrons.',
      explanation:
        'Since the number of protons is the same, it reacts chemically almost exactly like the others. It differs in mass, and it may be radioactive. The number after the name says how many protons and neutrons there are together.',
      example: 'Carbon-14 has two more neutrons than carbon-12, and its decay helps to date old bones.',
      difficulty: 'hard',
      questions: [
        {
          question: 'How many neutrons are in an atom of carbon-14, whose atomic number is 6?',
          answer: '8',
          wrong: ['6', '14', '20'],
          why: 'The mass number 14 minus 6 protons leaves 8 neutrons.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Ionic bond',
      aliases: ['ionic bonds', 'ionic bonding', 'ionic compound'],
      definition:
        'The attraction between positive and negative particles that form when electrons pass from one atom to another.',
      explanation:
        'It typically forms between a metal, which gives electrons away, and a non-metal, which takes them. The charged particles line up in a regular crystal. Such substances are often hard and melt at high temperatures.',
      example: 'In table salt, sodium gives one electron to chlorine.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these substances is held together by ionic bonds?',
          answer: 'Sodium chloride',
          wrong: ['Water vapour', 'Oxygen gas', 'Pure copper metal'],
          why: 'In sodium chloride, positive sodium ions and negative chloride ions attract each other.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Covalent bond',
      aliases: ['covalent bonds', 'covalent bonding', 'molecular bond'],
      definition: 'The link between two atoms that share one or more pairs of electrons.',
      explanation:
        'It is typical between non-metals. Sharing lets both partners fill their outer shell. Two shared pairs make a double link, and three make a triple one.',
      example: 'In a water molecule, the oxygen shares one pair of electrons with each of its two hydrogen partners.',
      difficulty: 'medium',
      questions: [
        {
          question: 'How many pairs of electrons do the two atoms in a nitrogen molecule (N₂) share?',
          answer: 'Three',
          wrong: ['One', 'Two', 'Four'],
          why: 'Nitrogen atoms are joined by a triple bond, which makes nitrogen gas so unreactive.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Acid',
      aliases: ['acids', 'ph', 'acidic', 'bases and acids'],
      definition: 'A substance that gives off hydrogen ions in water, which lowers the pH below 7.',
      explanation:
        'The pH scale tells how acidic or basic a solution is: 7 is neutral, and values above 7 are basic. One step on the scale means a factor of ten. A base cancels the effect, and the two together form a salt and water.',
      example: 'Vinegar and lemon juice taste sour for this reason.',
      difficulty: 'medium',
      questions: [
        {
          question: 'A solution has a pH of 3. What is it?',
          answer: 'Acidic',
          wrong: ['Neutral', 'Basic', 'Alkaline'],
          why: 'Values below 7 on the pH scale are acidic.',
          difficulty: 'easy',
        },
        {
          question: 'How many times more hydrogen ions per litre does a solution of pH 2 have than one of pH 4?',
          answer: '100 times',
          wrong: ['2 times', '20 times', '1,000 times'],
          why: 'Each step of the pH scale is a factor of ten, so two steps are a factor of 100.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Catalyst',
      aliases: ['catalysts', 'catalysis'],
      definition: 'A substance that speeds up a chemical reaction without being used up itself.',
      explanation:
        'It offers the reaction a path that needs less energy to get started. It does not change how much product is possible in the end. Living things use proteins called enzymes for the same purpose.',
      example: 'In car exhaust systems, platinum helps to turn carbon monoxide into carbon dioxide.',
      difficulty: 'medium',
      questions: [
        {
          question: 'How does a catalyst make a reaction faster?',
          answer: 'It lowers the energy needed to start',
          wrong: [
            'It raises the temperature of the mixture',
            'It adds more of the starting substances',
            'It removes the products by evaporation',
          ],
          why: 'With a lower activation energy, more collisions between particles lead to a reaction.',
          difficulty: 'hard',
        },
      ],
    },
  ],
};
