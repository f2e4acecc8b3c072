import type { Topic } from '../concept.ts';

export const cellBiology: Topic = {
  name: 'Cell biology',
  aliases: ['cells', 'cell', 'cytology', 'biology'],
  concepts: [
    {
      term: 'Photosynthesis',
      aliases: ['how plants make food', 'photosynthetic'],
      definition: 'The process by which plants use light to turn carbon dioxide and water into sugar and oxygen.',
      explanation:
        'Plants capture light with the green pigment chlorophyll. The energy splits water, which sets oxygen free, and then builds sugar out of carbon dioxide. Almost all food chains on Earth begin with this sugar.',
      example:
        'A sunflower in bright light takes in carbon dioxide through tiny pores in its leaves and gives off oxygen.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which gas do plants take in from the air to make sugar in sunlight?',
          answer: 'Carbon dioxide',
          wrong: ['Oxygen', 'Hydrogen gas', 'Carbon monoxide'],
          why: 'Plants build sugar from carbon dioxide and water, and release oxygen.',
          difficulty: 'easy',
        },
        {
          question: 'Where does the oxygen come from that plants release in light?',
          answer: 'From water',
          wrong: ['From carbon dioxide', 'From sugar molecules', 'From nitrates in the soil'],
          why: 'Light energy splits water molecules, and their oxygen leaves the plant as gas.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Cellular respiration',
      aliases: ['respiration', 'aerobic respiration', 'cell respiration'],
      definition:
        'The process by which living things release the energy stored in sugar, usually with the help of oxygen.',
      explanation:
        'Cells break glucose down step by step and store the released energy in a molecule called ATP. With oxygen the end products are carbon dioxide and water. Animals, plants and fungi all do this, by day and by night.',
      example: 'While you run, your muscle cells break down more glucose, and you breathe out more carbon dioxide.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which molecule carries the energy that cells get out of glucose?',
          answer: 'ATP',
          wrong: ['DNA', 'Chlorophyll', 'Haemoglobin'],
          why: 'Cells store released energy in ATP and spend it wherever work has to be done.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Mitochondrion',
      aliases: ['mitochondria', 'powerhouse of the cell'],
      definition: 'The part of a cell in which most of the energy from food is made usable as ATP.',
      explanation:
        'It has two membranes, and the inner one is strongly folded, which gives room for many energy-releasing reactions. Cells that work hard contain many of them. They have a little DNA of their own, because they descend from bacteria that lived inside other cells.',
      example: 'A heart muscle cell contains thousands of them, since the heart never rests.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these cells needs the most mitochondria?',
          answer: 'A heart muscle cell',
          wrong: ['A dead cell of the outer skin', 'A cell of a fingernail', 'A mature red blood cell'],
          why: 'The heart beats without a break, so its cells need a steady supply of energy.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Cell nucleus',
      aliases: ['nucleus', 'nuclei'],
      definition: 'The membrane-bound part of a cell that holds most of its DNA and controls what it makes.',
      explanation:
        'In it the DNA is wound up into chromosomes. Copies of genes leave it as RNA and tell the rest of the cell which proteins to build. Bacteria do not have one; their DNA lies free inside the cell.',
      example: 'Mature human red blood cells lose theirs, which leaves more room for oxygen-carrying haemoglobin.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these organisms has cells without a nucleus?',
          answer: 'A bacterium',
          wrong: ['A mushroom', 'A moss plant', 'An earthworm'],
          why: 'Bacteria are prokaryotes: their DNA is not enclosed by a membrane.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Chloroplast',
      aliases: ['chloroplasts'],
      definition: 'The green part of a plant cell in which light energy is captured and used to make sugar.',
      explanation:
        'It contains chlorophyll, the pigment that absorbs mainly red and blue light and reflects green. Stacks of membranes inside it catch the light. Roots usually have none, because they grow in the dark.',
      example: 'A leaf cell of spinach contains dozens of them, which is why the leaf looks green.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Why do most leaves look green?',
          answer: 'Their pigment reflects green light',
          wrong: [
            'Their pigment absorbs only green light',
            'Their surface is coated with green wax',
            'Their cells are filled with green sugar',
          ],
          why: 'Chlorophyll absorbs mainly red and blue light, so green light reaches our eyes.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Mitosis',
      aliases: ['cell division', 'dividing cells'],
      definition: 'The division of a cell nucleus that results in two nuclei with identical sets of chromosomes.',
      explanation:
        'Before it starts, the cell copies its DNA. Then the copies line up and are pulled to opposite sides, so that each new cell gets a full set. Bodies grow and heal in this way.',
      example: 'After a cut, skin cells divide in this way until the wound is closed.',
      difficulty: 'medium',
      questions: [
        {
          question:
            'A human body cell with 46 chromosomes divides by mitosis. How many chromosomes does each new cell have?',
          answer: '46',
          wrong: ['23', '92', '12'],
          why: 'The DNA is copied first, so each new cell gets a complete set of 46.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Osmosis',
      aliases: ['osmotic'],
      definition: 'The movement of water through a membrane towards the side with more dissolved substances.',
      explanation:
        'The membrane lets water through but holds back larger particles such as sugar. Water therefore flows from the dilute side to the concentrated side. Plants depend on it to take up water through their roots and to stay firm.',
      example: 'Cucumber slices sprinkled with salt become limp, because water leaves their cells.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What happens to a red blood cell that is placed in pure water?',
          answer: 'It swells and may burst',
          wrong: ['It shrinks and wrinkles', 'It stays just as it was', 'It divides into two smaller cells'],
          why: 'Water flows into the cell, because the cell contains more dissolved substances than its surroundings.',
          difficulty: 'hard',
        },
      ],
    },
  ],
};
