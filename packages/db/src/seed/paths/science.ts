import type { SeedPath } from '../seed-path.ts';

export const sciencePath: SeedPath = {
  title: 'How Nature Works',
  description:
    'Matter, energy and life in one tour: how scientists find things out, what the world is made of, what moves it, and how living things use both.',
  category: 'Science',
  level: 'Beginner',
  estimatedHours: 9,
  nodes: [
    {
      key: 'method',
      title: 'How Science Finds Things Out',
      description:
        'A scientific idea makes a prediction that could turn out wrong. A fair experiment changes one thing, leaves everything else the same and compares with a control. Repeat measurements, because a single one may be a fluke, and give the result with its unit and spread. Find out whether salted water cools down faster than plain water: same cups, same amount, same start, three runs each.',
      type: 'concept',
      at: [2, 0],
      after: [],
      minutes: 50,
      competency: 'Scientific Method',
    },
    {
      key: 'atoms',
      title: 'Atoms and the Periodic Table',
      description:
        'Everything you can touch consists of atoms: a tiny nucleus of protons and neutrons, with electrons around it. The number of protons decides which element it is. Elements in one column of the periodic table behave alike because their outermost electrons are arranged alike. Find sodium and chlorine in the table and explain, from their outer electrons, why they combine one to one in table salt.',
      type: 'concept',
      at: [0, 1],
      after: ['method'],
      minutes: 50,
      competency: 'Chemistry',
    },
    {
      key: 'forces',
      title: 'Forces and Motion',
      description:
        "Things do not need a force to keep moving; they need one to change how they move. That is Newton's first law, and friction hides it in daily life. His second law says how much: acceleration is force divided by mass, so 12 N on 3 kg gives 4 m/s². Push a loaded and an empty shopping trolley equally hard and compare. Then explain why you feel pressed into the seat when a bus starts.",
      type: 'concept',
      at: [2, 1],
      after: ['method'],
      minutes: 50,
      competency: 'Physics',
    },
    {
      key: 'cells',
      title: 'The Living Cell',
      description:
        'All known living things consist of cells. A membrane decides what enters and leaves, DNA stores the instructions, ribosomes build proteins from them, and in plant and animal cells mitochondria release energy from food. Bacteria manage without a nucleus. Peel the thin skin from inside an onion layer and look at it through a microscope or a strong lens: the bricks you see are single cells.',
      type: 'concept',
      at: [4, 1],
      after: ['method'],
      minutes: 50,
      competency: 'Biology',
    },
    {
      key: 'reactions',
      title: 'Balancing Reactions',
      description:
        'In a chemical reaction atoms change partners, but none appears or vanishes. So an equation must balance: methane burns as CH₄ + 2 O₂ → CO₂ + 2 H₂O, with one carbon, four hydrogen and four oxygen atoms on each side. Change only the numbers in front, never the small ones within a formula, for that would be another substance. Balance the burning of propane, C₃H₈, and check it atom by atom.',
      type: 'skill',
      at: [0, 2],
      after: ['atoms'],
      minutes: 45,
      competency: 'Chemistry',
    },
    {
      key: 'energy',
      title: 'Energy Changes Its Form',
      description:
        'Energy is never lost, it only changes form: chemical energy in your breakfast becomes motion and heat. Kinetic energy grows with the square of the speed, so at double the speed a car has four times as much for its brakes to take up. Some energy always ends up as spread-out heat that is hard to use again. Follow the energy of a lit lamp back to the Sun or an atomic nucleus, in at least four steps.',
      type: 'concept',
      at: [2, 2],
      after: ['atoms', 'forces'],
      minutes: 50,
      competency: 'Physics',
    },
    {
      key: 'genes',
      title: 'Genes and Inheritance',
      description:
        'A gene is a stretch of DNA, usually with the recipe for a protein. You carry two copies of most genes, one from each parent. If both parents carry a hidden recessive variant (Aa), each child has a chance of one in four of inheriting two copies (aa) and showing it. Variants that help their carriers to leave more offspring become more common: natural selection. Draw the four-box Punnett square for Aa × aa.',
      type: 'skill',
      at: [4, 2],
      after: ['cells'],
      minutes: 50,
      competency: 'Biology',
    },
    {
      key: 'matter-quiz',
      title: 'Quiz: Atoms and Reactions',
      description:
        'Ten questions on particles, bonds, acids and reactions. Think of the particles first: which electrons move, and what does each atom end up with? If a question gives numbers, count protons, neutrons and electrons before you look at the options. Afterwards, explain one answer that surprised you to somebody in two sentences.',
      type: 'assessment',
      at: [0, 3],
      after: ['reactions'],
      minutes: 20,
      competency: 'Chemistry',
      quiz: 'Atoms, Bonds and Reactions',
    },
    {
      key: 'energy-quiz',
      title: 'Quiz: Forces, Light and Energy',
      description:
        'Motion, waves, electricity and heat, from units to a heat engine. Write down which quantities are given with their units: often the unit of the answer shows how to combine them, since a newton is a kilogram metre per second squared. Watch for words such as “net” and “parallel”, which decide what you may add.',
      type: 'assessment',
      at: [2, 3],
      after: ['energy'],
      minutes: 20,
      competency: 'Physics',
      quiz: 'Forces, Light and Energy',
    },
    {
      key: 'life-quiz',
      title: 'Quiz: Cells and Genes',
      description:
        'From the inside of a cell to whole populations. Two rules help with several questions: bases pair A with T and C with G, so their shares in double-stranded DNA are tied together, and water moves through a membrane towards the side with more dissolved matter. Use them before you try to remember an answer.',
      type: 'assessment',
      at: [4, 3],
      after: ['genes'],
      minutes: 20,
      competency: 'Biology',
      quiz: 'Cells, Genes and Living Things',
    },
    {
      key: 'photosynthesis',
      title: 'One Picture: The Green Leaf',
      description:
        'A leaf joins all you have learned. Light delivers energy; chlorophyll catches it; six CO₂ and six H₂O become one sugar, C₆H₁₂O₆, and six O₂; genes hold the recipes for the proteins that do the work. You breathe out what the leaf takes up. Draw it on one sheet with arrows for matter in one colour and for energy in another. If you can explain every arrow, you have reached this milestone.',
      type: 'milestone',
      at: [2, 4],
      after: ['matter-quiz', 'energy-quiz', 'life-quiz'],
      minutes: 40,
      competency: 'Scientific Method',
    },
    {
      key: 'experiment',
      title: 'Project: An Experiment of Your Own',
      description:
        'Ask a question that a kitchen or a windowsill can answer: does colder water keep cut flowers fresh for longer, or which paper towel soaks up most? Write down your prediction, the one thing you change, what you measure and what stays the same. Take at least five measurements for each case, draw a graph, and report honestly, especially if you were wrong. Finish with what you would do better next time.',
      type: 'project',
      at: [2, 5],
      after: ['photosynthesis'],
      minutes: 120,
      competency: 'Scientific Method',
    },
  ],
};
