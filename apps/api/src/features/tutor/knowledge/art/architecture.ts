import type { Topic } from '../concept.ts';

export const architecture: Topic = {
  name: 'Architecture',
  aliases: ['buildings', 'architects', 'architectural styles', 'building styles', 'history of architecture'],
  concepts: [
    {
      term: 'Doric order',
      aliases: ['doric', 'doric column', 'greek columns', 'classical orders'],
      definition: 'The plainest and sturdiest of the three classical Greek systems of column and beam.',
      explanation:
        'Greek builders used three main systems of columns. The plainest has a simple cushion-like capital and, in Greece, no base. The Ionic has scrolls at the top, and the Corinthian has carved acanthus leaves.',
      example: 'The outer columns of the Parthenon in Athens follow this system.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What decorates the capital of a Corinthian column?',
          answer: 'Acanthus leaves',
          wrong: ['Two spiral scrolls', 'A plain round cushion', 'Carved human faces'],
          why: 'Leaves mark the Corinthian order, scrolls the Ionic, and a plain cushion the Doric.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Arch',
      aliases: ['arches', 'roman arch', 'keystone', 'round arch'],
      definition: 'A curved structure that spans an opening and turns the load above into a push on its sides.',
      explanation:
        'Wedge-shaped stones press against each other, so the structure holds without long beams. The last stone at the top is the keystone. Because the load pushes outwards, the sides need strong support.',
      example: 'The Pont du Gard in southern France carried a Roman water channel on three tiers of them.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the central wedge-shaped stone at the top of an arch called?',
          answer: 'The keystone',
          wrong: ['The cornerstone', 'The capital', 'The milestone'],
          why: 'The keystone closes the curve, after which the arch holds without its wooden frame.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Dome',
      aliases: ['domes', 'cupola', 'pantheon', 'domed roof'],
      definition: 'A rounded roof shaped like half of a sphere, often set over the centre of a building.',
      explanation:
        'You can picture it as a curve turned around its vertical axis. It covers a wide room without columns inside. Its weight pushes outwards at the bottom, so builders use thick walls or rings to hold it together.',
      example: 'The one of the Pantheon in Rome is made of concrete and has a round opening at the top.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is at the top of the dome of the Pantheon in Rome?',
          answer: 'A round opening to the sky',
          wrong: ['A golden statue of Jupiter', 'A bell from the Middle Ages', 'A lantern of coloured glass'],
          why: 'The opening, called the oculus, is the main source of light in the building.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Flying buttress',
      aliases: ['flying buttresses', 'buttress', 'buttresses'],
      definition: 'An outside half-bridge of stone that carries the push of a high vault to a pier beyond the wall.',
      explanation:
        'A high stone vault pushes the walls outwards. These supports reach over the side aisles and catch that push from outside. The walls themselves can then be thin and filled with large windows.',
      example: 'Rows of them surround the east end of Notre-Dame in Paris.',
      difficulty: 'hard',
      questions: [
        {
          question: 'What did flying buttresses make possible in great churches?',
          answer: 'High walls with very large windows',
          wrong: [
            'Deep cellars for storing grain and wine',
            'Round towers with double stairs',
            'Floors that were heated from below',
          ],
          why: 'They took the sideways push of the vault, so the walls no longer had to be thick.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Gothic architecture',
      aliases: ['gothic', 'gothic style', 'gothic cathedral', 'cathedrals'],
      definition: 'The medieval style of pointed openings, ribbed vaults and tall windows of stained glass.',
      explanation:
        'It began near Paris in the 12th century, at the abbey church of Saint-Denis. Builders wanted height and light, and they combined pointed arches with ribbed vaults and outside supports. The style spread across Europe until the 16th century.',
      example: 'Chartres Cathedral in France still has much of its glass from the 13th century.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which shape of arch is typical of Gothic buildings?',
          answer: 'Pointed',
          wrong: ['Flat', 'Semicircular', 'Square'],
          why: 'Pointed arches can be steep and tall, while Romanesque buildings mostly used round ones.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Bauhaus',
      aliases: ['bauhaus school', 'bauhaus design', 'walter gropius', 'modernist design'],
      definition: 'The German school from 1919 to 1933 that joined art, craft and industry in plain, useful forms.',
      explanation:
        'Walter Gropius founded it in Weimar, and it later moved to Dessau and Berlin. Students learned in workshops for metal, weaving, furniture and more. Its teachers believed that form should follow use, without needless decoration.',
      example: 'Marcel Breuer’s chair of bent steel tube was designed there in the 1920s.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who founded the Bauhaus?',
          answer: 'Walter Gropius',
          wrong: ['Antoni Gaudí', 'Frank Lloyd Wright', 'Christopher Wren'],
          why: 'Gropius opened the school in Weimar in 1919 and designed its later building in Dessau.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
