import type { Topic } from '../concept.ts';

export const artMovements: Topic = {
  name: 'Art movements',
  aliases: ['art styles', 'art periods', 'modern art', 'styles of painting', 'isms'],
  concepts: [
    {
      term: 'Renaissance',
      aliases: ['the renaissance', 'renaissance art', 'italian renaissance', 'high renaissance'],
      definition: 'The movement from about 1400 to 1600 that revived the ideals of ancient Greece and Rome.',
      explanation:
        'It began in Italian cities such as Florence. Artists studied the human body, nature and ancient sculpture, and they learned to show depth with perspective. Rich families, rulers and the Church paid for their work.',
      example: 'Raphael’s The School of Athens gathers ancient philosophers in a great painted hall.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In which city did Renaissance art first flourish?',
          answer: 'Florence',
          wrong: ['London', 'Vienna', 'Madrid'],
          why: 'Wealthy patrons in Florence, such as the Medici family, paid for art and architecture from the early 1400s.',
          difficulty: 'easy',
        },
        {
          question: 'What does the word Renaissance mean?',
          answer: 'Rebirth',
          wrong: ['Freedom', 'New light', 'Harmony'],
          why: 'The word is French for rebirth and refers to the revival of ancient learning and art.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Baroque',
      aliases: ['baroque art', 'baroque style', 'baroque painting'],
      definition: 'The dramatic, richly moving style that spread from Rome through Europe in the 17th century.',
      explanation:
        'Artists wanted to move the viewer’s feelings. They used strong light, diagonal movement and lavish decoration. The Catholic Church and royal courts used the style to show faith and power.',
      example: 'Bernini’s marble group Apollo and Daphne catches a nymph as she turns into a tree.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these artists worked in the Baroque style?',
          answer: 'Peter Paul Rubens',
          wrong: ['Sandro Botticelli', 'Salvador Dalí', 'Edgar Degas'],
          why: 'Rubens, who lived from 1577 to 1640, filled large canvases with movement and rich colour.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Impressionism',
      aliases: ['impressionist', 'impressionists', 'impressionist painting'],
      definition: 'The French movement of the 1870s that caught passing light with quick, visible brushstrokes.',
      explanation:
        'Painters left the studio and worked outdoors to observe how light changes. They placed touches of bright colour side by side instead of blending them smoothly. They often showed everyday life, such as cafés, railway stations and boating trips.',
      example: 'Claude Monet painted the same haystacks again and again at different hours and in different seasons.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which painting gave Impressionism its name?',
          answer: 'Impression, Sunrise by Claude Monet',
          wrong: [
            'Luncheon of the Boating Party by Auguste Renoir',
            'The Dance Class by Edgar Degas',
            'The Cradle by Berthe Morisot',
          ],
          why: 'A critic mocked the title of Monet’s harbour view in 1874, and the group took over the name.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Cubism',
      aliases: ['cubist', 'cubists', 'analytic cubism', 'synthetic cubism'],
      definition: 'The movement that broke objects into flat facets and showed several viewpoints at once.',
      explanation:
        'It began in Paris around 1907. Instead of copying what the eye sees from one place, artists took a subject apart and put its sides together on a flat surface. Later works added pieces of real paper and cloth, which made collage a form of fine art.',
      example: 'Georges Braque’s Violin and Candlestick of 1910 splits both objects into overlapping planes.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which two artists developed Cubism together?',
          answer: 'Pablo Picasso and Georges Braque',
          wrong: [
            'Claude Monet and Auguste Renoir',
            'Salvador Dalí and René Magritte',
            'Vincent van Gogh and Paul Gauguin',
          ],
          why: 'Picasso and Braque worked closely in Paris from about 1908 until 1914.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Surrealism',
      aliases: ['surrealist', 'surrealists', 'surreal art'],
      definition: 'The movement of the 1920s that drew on dreams and the unconscious mind for strange images.',
      explanation:
        'The writer André Breton published a manifesto for it in Paris in 1924. Artists were inspired by the ideas of Sigmund Freud. Some painted dreamlike scenes in exact detail, while others let chance or automatic drawing lead the hand.',
      example: 'Salvador Dalí’s The Persistence of Memory shows soft, melting watches in an empty landscape.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Whose ideas about dreams inspired the Surrealists?',
          answer: 'Sigmund Freud',
          wrong: ['Charles Darwin', 'Albert Einstein', 'Karl Marx'],
          why: 'Freud wrote that dreams reveal hidden wishes, and Surrealists looked to dreams for images.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Pop Art',
      aliases: ['popart', 'pop artists', 'pop art movement'],
      definition: 'The movement of the 1950s and 1960s that took its images from adverts, comics and consumer goods.',
      explanation:
        'It began in Britain and flourished in the United States. Artists borrowed the look of packaging, comics and film stars to question the border between high art and mass culture. Many used commercial methods such as screen printing.',
      example: 'Andy Warhol exhibited 32 pictures of soup cans, one for each flavour, in 1962.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which artist is known for paintings that look like enlarged comic strips?',
          answer: 'Roy Lichtenstein',
          wrong: ['Wassily Kandinsky', 'Jackson Pollock', 'Paul Cézanne'],
          why: 'Lichtenstein enlarged comic panels and imitated the dots of cheap colour printing.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
