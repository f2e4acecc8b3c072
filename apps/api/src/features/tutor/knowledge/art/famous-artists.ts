import type { Topic } from '../concept.ts';

export const famousArtists: Topic = {
  name: 'Famous artists',
  aliases: ['artists', 'painters', 'famous painters', 'great artists', 'famous paintings', 'masterpieces'],
  concepts: [
    {
      term: 'Leonardo da Vinci',
      aliases: ['leonardo', 'da vinci', 'mona lisa', 'the last supper', 'vitruvian man'],
      definition: 'The Florentine painter, engineer and anatomist who painted the Mona Lisa and The Last Supper.',
      explanation:
        'He lived from 1452 to 1519 and worked in Florence, Milan and finally France. He filled notebooks with studies of the body, water, flight and machines, often in mirror writing. Only a small number of his paintings survive.',
      example: 'His drawing known as the Vitruvian Man sets a human figure in a circle and a square.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In which city did Leonardo da Vinci paint The Last Supper?',
          answer: 'Milan',
          wrong: ['Paris', 'Venice', 'Rome'],
          why: 'The wall painting is in the dining hall of the convent of Santa Maria delle Grazie in Milan.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Michelangelo',
      aliases: ['michelangelo buonarroti', 'sistine chapel', 'sculptor of david'],
      definition: 'The sculptor of the marble David in Florence, who also painted the Sistine Chapel’s ceiling.',
      explanation:
        'He lived from 1475 to 1564 and saw himself first of all as a sculptor. Even so, Pope Julius II had him paint the Sistine ceiling, which took from 1508 to 1512. Late in life he designed the dome of Saint Peter’s in Rome.',
      example: 'His Pietà, in which Mary holds the dead Christ, is the only work that he signed.',
      difficulty: 'easy',
      questions: [
        {
          question: 'From which material is Michelangelo’s David made?',
          answer: 'Marble',
          wrong: ['Bronze', 'Limewood', 'Granite'],
          why: 'He carved the figure from one large block of Carrara marble between 1501 and 1504.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Rembrandt',
      aliases: ['rembrandt van rijn', 'the night watch', 'dutch golden age painter'],
      definition: 'The Dutch painter of The Night Watch, known for warm light and searching self-portraits.',
      explanation:
        'He lived from 1606 to 1669 and spent most of his career in Amsterdam. He painted, drew and etched himself many times from youth to old age. His group portrait of a militia company turned a stiff custom into an action scene.',
      example: 'The Anatomy Lesson of Dr Nicolaes Tulp of 1632 shows surgeons watching a dissection.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who are the people in Rembrandt’s The Night Watch?',
          answer: 'Members of a civic militia',
          wrong: ['Sailors of a trading ship', 'Judges of the city court', 'Surgeons of a guild'],
          why: 'It is a group portrait of a militia company of Amsterdam, finished in 1642.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Vincent van Gogh',
      aliases: ['van gogh', 'gogh', 'sunflowers', 'starry night'],
      definition: 'The Dutch painter of The Starry Night and Sunflowers, known for vivid colour and swirling strokes.',
      explanation:
        'He lived from 1853 to 1890 and painted for only about ten years. In the south of France his colours became bright and his brushwork intense. He sold very little during his life, and his brother Theo supported him.',
      example: 'He painted several pictures of sunflowers in Arles to decorate a room for Paul Gauguin.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Who supported Vincent van Gogh with money for most of his career?',
          answer: 'His brother Theo',
          wrong: ['The King of France', 'His teacher Monet', 'A gallery in London'],
          why: 'Theo was an art dealer in Paris who sent money and paint, and the brothers wrote hundreds of letters.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Pablo Picasso',
      aliases: ['picasso', 'guernica', 'blue period'],
      definition: 'The Spanish artist who painted Guernica and kept changing style, from a Blue Period onwards.',
      explanation:
        'He was born in Málaga in 1881 and worked mainly in France until his death in 1973. He helped to found Cubism and also made sculpture, prints and pottery. His huge painting Guernica protests against the bombing of a Basque town in 1937.',
      example: 'Les Demoiselles d’Avignon of 1907 shocked viewers with its sharp, mask-like faces.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What event does Picasso’s Guernica protest against?',
          answer: 'The bombing of a Basque town',
          wrong: [
            'The execution of a French king',
            'The sinking of a passenger ship',
            'The burning of a royal library',
          ],
          why: 'German and Italian aircraft bombed Guernica in April 1937 during the Spanish Civil War.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Frida Kahlo',
      aliases: ['kahlo', 'frida', 'mexican painter'],
      definition:
        'The Mexican painter known for self-portraits that deal with pain, identity and her country’s culture.',
      explanation:
        'She lived from 1907 to 1954. A bus accident at eighteen left her with injuries for life, and she began to paint while she recovered. Her pictures combine bright folk art, symbols and personal experience.',
      example: 'The Two Fridas of 1939 shows her twice, in different dresses, with the two hearts joined.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What led Frida Kahlo to take up painting seriously?',
          answer: 'A long recovery after an accident',
          wrong: ['A scholarship to study in Paris', 'A job painting theatre sets', 'An order for a church mural'],
          why: 'She painted in bed while she recovered from a bus accident in 1925.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
