import type { Topic } from '../concept.ts';

export const ancientRome: Topic = {
  name: 'Roman Empire',
  aliases: ['ancient Rome', 'Rome', 'Romans', 'Roman history', 'history of Rome'],
  concepts: [
    {
      term: 'Roman Republic',
      aliases: ['republic of Rome', 'Roman Senate', 'Senate', 'consuls', 'patricians', 'plebeians'],
      definition: 'The state that two yearly consuls and the Senate led, from about 509 to 27 BCE.',
      explanation:
        'It began when, by tradition, the last king was driven out. Two consuls shared power for one year, so that nobody could rule alone. The plebeians won rights from the noble patricians step by step. Civil wars in the 1st century BCE brought it down.',
      example: 'Cicero, a famous speaker, was consul in 63 BCE.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Why did the Roman Republic have two consuls at a time?',
          answer: 'So that neither could rule alone',
          wrong: [
            'So that one could lead the temples',
            'So that both halves of the empire had one',
            'So that the plebeians could choose a king',
          ],
          why: 'Each consul could block the other, and both held office for only one year.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Punic Wars',
      aliases: ['Punic War', 'Hannibal', 'Carthage', 'Scipio', 'Cannae', 'Zama'],
      definition: 'Three conflicts with Carthage between 264 and 146 BCE for power in the western Mediterranean.',
      explanation:
        'In the second of them Hannibal crossed the Alps with elephants and won at Cannae, but lost to Scipio at Zama in 202 BCE. At the end of the third, Carthage was destroyed. The victory made Rome the strongest power of the region.',
      example: 'At Cannae in 216 BCE, Hannibal surrounded and destroyed a larger army.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which general of Carthage crossed the Alps with elephants to attack Rome?',
          answer: 'Hannibal',
          wrong: ['Pyrrhus', 'Spartacus', 'Vercingetorix'],
          why: 'Hannibal led his army from Spain over the Alps in 218 BCE, during the Second Punic War.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Julius Caesar',
      aliases: ['Caesar', 'Gaius Julius Caesar', 'Rubicon', 'Ides of March', 'Gallic Wars'],
      definition: 'The general who conquered Gaul, became dictator for life and was murdered in 44 BCE.',
      explanation:
        'After his victories in Gaul the Senate ordered him to give up his army. Instead he crossed the river Rubicon in 49 BCE, which meant civil war, and won. Senators who feared a king, among them Brutus and Cassius, stabbed him to death on the Ides of March.',
      example: 'To “cross the Rubicon” still means to take a step from which there is no way back.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What did Julius Caesar do by crossing the Rubicon in 49 BCE?',
          answer: 'He started a civil war',
          wrong: [
            'He began the conquest of Britain',
            'He fled from the Germanic tribes',
            'He gave up command of his army',
          ],
          why: 'A general was not allowed to lead troops over this river into Italy, so the step was an open revolt.',
          difficulty: 'medium',
        },
        {
          question: 'On which day of 44 BCE was Julius Caesar murdered?',
          answer: 'The Ides of March',
          wrong: ['The Kalends of May', 'The Nones of July', 'The Ides of September'],
          why: 'The Ides of March are 15 March in the Roman calendar.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Augustus',
      aliases: ['Octavian', 'emperor Augustus', 'first Roman emperor', 'Actium', 'Principate'],
      definition: 'The first emperor, known as Octavian until he received his honorary name in 27 BCE.',
      explanation:
        'He was the adopted heir of Julius Caesar. After he defeated Mark Antony and Cleopatra at Actium in 31 BCE, nobody could rival him. He left the offices of the republic in place but held the real power, and he reformed taxes, roads and the army.',
      example: 'The month of August is named after him.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Whom did Octavian, the later Augustus, defeat at Actium in 31 BCE?',
          answer: 'Mark Antony and Cleopatra',
          wrong: ['Brutus and Cassius', 'Pompey and Crassus', 'Hannibal and Hasdrubal'],
          why: 'The sea battle of Actium decided the last civil war of the Republic and left Octavian without a rival.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Pax Romana',
      aliases: ['Roman peace', 'Roman roads', 'aqueducts', 'Trajan', 'Hadrian', 'Hadrian’s Wall'],
      definition: 'About two centuries of relative calm and prosperity that began in 27 BCE.',
      explanation:
        'There were still wars at the borders, but within them trade and travel were safer than before. Roads, harbours and aqueducts linked and supplied the cities. Under Trajan, who died in 117 CE, the territory was at its largest.',
      example: 'Goods such as wine, oil and grain crossed the Mediterranean with little danger from pirates.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Under which emperor did the Roman Empire reach its largest extent?',
          answer: 'Trajan',
          wrong: ['Nero', 'Augustus', 'Constantine'],
          why: 'Trajan conquered Dacia and, for a short time, Mesopotamia before he died in 117 CE.',
          difficulty: 'hard',
        },
        {
          question: 'What was the main purpose of Roman aqueducts?',
          answer: 'To supply cities with water',
          wrong: ['To protect the borders', 'To carry troops quickly', 'To honour the emperors'],
          why: 'Aqueducts led water from springs and rivers to baths, fountains and houses.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Fall of the Western Roman Empire',
      aliases: ['fall of Rome', 'fall of the Roman Empire', 'Odoacer', 'Romulus Augustulus', '476'],
      definition: 'The end of the imperial state in Italy, usually dated to 476 CE.',
      explanation:
        'Civil wars, money troubles and attacks by Goths, Huns, Vandals and others had weakened it for a long time. In 476 the military leader Odoacer removed the young emperor Romulus Augustulus. The eastern half, ruled from Constantinople, lasted almost a thousand years longer.',
      example: 'The Visigoths under Alaric plundered the city of Rome in 410 CE.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who removed the last emperor of the Western Roman Empire in 476?',
          answer: 'Odoacer',
          wrong: ['Attila', 'Alaric', 'Justinian'],
          why: 'Odoacer deposed Romulus Augustulus and ruled Italy as king.',
          difficulty: 'hard',
        },
      ],
    },
  ],
};
