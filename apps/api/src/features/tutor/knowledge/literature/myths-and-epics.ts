import type { Topic } from '../concept.ts';

export const mythsAndEpics: Topic = {
  name: 'Myths and epics',
  aliases: ['epics', 'epic', 'epic poems', 'mythology', 'Greek mythology', 'legends', 'ancient literature', 'Homer'],
  concepts: [
    {
      term: 'Epic of Gilgamesh',
      aliases: ['Gilgamesh', 'Enkidu', 'Uruk'],
      definition: 'The Mesopotamian tale of a king of Uruk who seeks eternal life after the death of a friend.',
      explanation:
        'It is one of the oldest long works of literature that we have and was written on clay tablets. The king and the wild man Enkidu become friends and defeat monsters together. When Enkidu dies, the king looks in vain for a way to escape death.',
      example: 'One tablet tells of a great flood and of a man who survives it in a boat.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What does Gilgamesh search for after the death of Enkidu?',
          answer: 'Eternal life',
          wrong: ['A golden fleece', 'His lost kingdom', 'A holy sword'],
          why: 'The loss of his friend makes him fear death, so he looks for a way to escape it.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Iliad',
      aliases: ['the Iliad', 'Trojan War', 'Achilles', 'Troy', 'Hector'],
      definition: 'The Greek poem about the anger of Achilles in the war against Troy.',
      explanation:
        'It is attributed to Homer and covers only some weeks in the last year of the war. Achilles refuses to fight after a quarrel with Agamemnon and returns only when his friend Patroclus has been killed. He then kills Hector, the best of the Trojans.',
      example: 'It ends with the funeral of Hector; the famous wooden horse comes later.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Whose death makes Achilles return to the fight in the “Iliad”?',
          answer: 'Patroclus',
          wrong: ['Agamemnon', 'Odysseus', 'Menelaus'],
          why: 'Hector kills Patroclus, the closest friend of Achilles, who then wants revenge.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Odyssey',
      aliases: ['the Odyssey', 'Odysseus', 'Ulysses', 'Penelope', 'Cyclops', 'Ithaca'],
      definition: 'The Greek poem about the ten-year journey of a clever hero from Troy to Ithaca.',
      explanation:
        'It is attributed to Homer. On the way home the hero blinds a Cyclops, resists the song of the Sirens and loses all of his companions. At home his wife Penelope is beset by men who want to marry her, and he defeats them.',
      example: 'The hero has himself tied to the mast so that he can hear the Sirens and live.',
      difficulty: 'easy',
      questions: [
        {
          question: 'On which island is the home of Odysseus?',
          answer: 'Ithaca',
          wrong: ['Crete', 'Rhodes', 'Delos'],
          why: 'Odysseus is king of Ithaca, where his wife Penelope waits for him.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Aeneid',
      aliases: ['the Aeneid', 'Virgil', 'Vergil', 'Aeneas', 'Dido'],
      definition: 'Virgil’s Latin poem about a Trojan hero who becomes an ancestor of the Romans.',
      explanation:
        'Virgil wrote it in the time of Augustus, and it was not quite finished when he died in 19 BCE. The hero flees from burning Troy, carrying his father on his back. On the way to Italy he loves and leaves Dido, the queen of Carthage.',
      example: 'It tells how the Greeks entered Troy hidden in a wooden horse.',
      difficulty: 'hard',
      questions: [
        {
          question: 'Dido, whom Aeneas leaves in the “Aeneid”, is queen of which city?',
          answer: 'Carthage',
          wrong: ['Sparta', 'Memphis', 'Syracuse'],
          why: 'Dido founded Carthage in Africa; she kills herself when Aeneas sails on to Italy.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Beowulf',
      aliases: ['Grendel', 'Old English poem', 'Anglo-Saxon poem'],
      definition: 'The Old English poem about a hero who defeats the monster Grendel.',
      explanation:
        'The hero comes from the land of the Geats to help the Danish king Hrothgar. He kills the monster and then its mother, who wants revenge. Fifty years later, as an old king, he dies in a fight with a dragon.',
      example: 'It is written in lines that are held together by alliteration instead of rhyme.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Against which enemy does the old king Beowulf fight his last battle?',
          answer: 'A dragon',
          wrong: ['A sea giant', 'A wizard', 'A wolf'],
          why: 'He kills the dragon with the help of young Wiglaf but dies of his wounds.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Divine Comedy',
      aliases: ['Dante', 'Dante Alighieri', 'Inferno', 'Purgatorio', 'Paradiso', 'Beatrice'],
      definition: 'Dante’s poem about a journey through hell, purgatory and paradise.',
      explanation:
        'Dante wrote it in Italian instead of Latin in the early 14th century, which helped to form the Italian language. The Roman poet Virgil guides him through the first two realms, and Beatrice through most of the third. It has 100 cantos.',
      example: 'Above the gate of hell is written that all who enter should give up hope.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who guides Dante through hell in the “Divine Comedy”?',
          answer: 'Virgil',
          wrong: ['Homer', 'Beatrice', 'Saint Peter'],
          why: 'The Roman poet Virgil leads him through hell and purgatory; Beatrice guides him in paradise.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Ramayana',
      aliases: ['Rama', 'Sita', 'Ravana', 'Hanuman', 'Indian epic', 'Valmiki'],
      definition: 'The Indian poem about Prince Rama, who wins back his wife Sita from a demon king.',
      explanation:
        'It is attributed to the poet Valmiki and was written in Sanskrit. The prince goes into exile in the forest for 14 years, where the demon king Ravana carries off Sita. With the help of Hanuman and an army of monkeys and bears he defeats Ravana.',
      example: 'The festival of Diwali is linked by many to the return of the prince to Ayodhya.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who is Hanuman, the helper of Rama in the “Ramayana”?',
          answer: 'A monkey hero',
          wrong: ['A tiger king', 'A river god', 'A blind singer'],
          why: 'Hanuman, who belongs to the monkey people, finds Sita and helps to free her.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
