import type { SeedCategory } from '../seed-category.ts';

export const sports: SeedCategory = {
  category: 'Sports',
  quizzes: [
    {
      title: 'Courts, Pitches and Points',
      description: 'How games are scored and what their rules say.',
      questions: [
        {
          question: 'How many players, goalkeeper included, make up a full football (soccer) team on the pitch?',
          options: ['9', '12', '10', '11'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'The laws need only one of them to be a goalkeeper, who must wear colours that set them apart from the other players.',
        },
        {
          question: 'Which word is used in tennis for a score of zero?',
          options: ['Love', 'Nil', 'Duck', 'Blank'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'A game then runs 15, 30 and 40. In cricket, by contrast, a batter dismissed without scoring is out for a duck.',
        },
        {
          question: 'How many points is a successful free throw worth in basketball?',
          options: ['Four', 'Three', 'One', 'Two'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Field goals score two, or three from behind the arc. The free throw is unguarded and follows certain fouls.',
        },
        {
          question: 'How many legal deliveries make up an over under the Laws of Cricket?',
          options: ['7', '6', '4', '9'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Wides and no-balls do not count and must be bowled again. After an over, another bowler takes over from the opposite end.',
        },
        {
          question:
            'Under the rugby union scoring in force since 1992, what do one converted try and one penalty goal total?',
          options: ['11', '10', '8', '12'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation: 'The try brings 5 points, its conversion 2 and the penalty goal 3.',
        },
        {
          question:
            'Not counting a block, how many times may an indoor volleyball team touch the ball before it must cross the net?',
          options: ['4', '5', '2', '3'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The usual pattern is dig, set and spike: one player brings the ball under control, one places it near the net and one attacks.',
        },
        {
          question: 'How many strikes in a row make a perfect game of 300 in ten-pin bowling?',
          options: ['12', '10', '11', '13'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'A strike earns the pins of the next two balls as a bonus, so a strike in the tenth and last frame gives two extra balls.',
        },
        {
          question: 'In snooker, which of these balls is worth five points?',
          options: ['Pink', 'Green', 'Blue', 'Brown'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'The colours rise in value: yellow 2, green 3, brown 4, blue 5, pink 6 and black 7, while a red counts 1.',
        },
        {
          question: "Which event comes last in the men's decathlon?",
          options: ['Pole vault', '400 metres', 'Javelin throw', '1500 metres'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'The ten events are spread over two days, and the first day ends with the 400 metres. Points come from tables, not from placings.',
        },
        {
          question:
            'What is the smallest number of points a tennis player must win on court to take a set by six games to love?',
          options: ['18', '24', '30', '36'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation: 'A game takes at least four points, and six games to love need 6 × 4 points.',
        },
      ],
    },
    {
      title: 'Olympic Rings and Roots',
      description: 'Symbols, founders and famous moments of the modern Olympic Games.',
      questions: [
        {
          question: 'How many interlocking rings form the Olympic symbol?',
          options: ['7', '4', '5', '6'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'They stand for the union of the continents. The colours, with the white ground, were chosen so that every national flag of the time could be made from them.',
        },
        {
          question: 'Which city hosted the first modern Olympic Games in 1896?',
          options: ['Rome', 'Paris', 'London', 'Athens'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Events were held in the restored marble Panathenaic Stadium, and Spyridon Louis of Greece won the marathon.',
        },
        {
          question: "Which country traditionally leads the athletes' parade at the opening of the Summer Olympics?",
          options: ['Italy', 'Greece', 'France', 'Switzerland'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'The honour recalls the ancient Games at Olympia. The team of the host country traditionally marches in last.',
        },
        {
          question: 'Which Frenchman led the campaign that founded the International Olympic Committee in 1894?',
          options: ['Pierre de Coubertin', 'Georges Clemenceau', 'Jules Rimet', 'Henri Desgrange'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'He was an educator who saw sport as part of schooling, and he later designed the Olympic rings. Jules Rimet started the football World Cup.',
        },
        {
          question: 'Which athlete won four gold medals at the 1936 Olympic Games in Berlin?',
          options: ['Emil Zátopek', 'Jesse Owens', 'Paavo Nurmi', 'Jim Thorpe'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'He won the 100 m, 200 m, long jump and 4 × 100 m relay. Carl Lewis won the same four events in 1984.',
        },
        {
          question: 'Which gymnast was awarded a perfect 10 for the uneven bars at the Montreal Olympic Games of 1976?',
          options: ['Olga Korbut', 'Nadia Comăneci', 'Larisa Latynina', 'Ludmilla Tourischeva'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation: 'The scoreboard could show only three digits, so her mark for the uneven bars appeared as 1.00.',
        },
        {
          question: 'In the Olympic motto, what does the Latin word "citius" mean?',
          options: ['Stronger', 'Together', 'Higher', 'Faster'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The words "altius" and "fortius" follow, meaning higher and stronger. "Communiter", together, was added in 2021.',
        },
        {
          question: 'In which resort were the first Winter Olympic Games held in 1924?',
          options: ['St. Moritz', "Cortina d'Ampezzo", 'Chamonix', 'Lake Placid'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'It was staged as an International Winter Sports Week and only later recognised as the first Winter Games.',
        },
        {
          question:
            'In which city were the Olympic Games of 1916, cancelled because of the First World War, to have taken place?',
          options: ['Berlin', 'Vienna', 'Budapest', 'Antwerp'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'The stadium built for them was later replaced by the one used when the city finally hosted the Games in 1936.',
        },
        {
          question:
            'Australian quarantine rules forced the 1956 Olympic equestrian events out of Melbourne. Which city staged them?',
          options: ['Stockholm', 'Helsinki', 'London', 'Copenhagen'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'They were held five months before the main Games, in the stadium built for the Olympics of 1912.',
        },
      ],
    },
    {
      title: 'Where Sports Began',
      description: 'The birthplaces, founders and traditions of sports played around the world.',
      questions: [
        {
          question: 'What colour of jersey does the overall leader of the Tour de France wear?',
          options: ['Yellow', 'White', 'Green', 'Pink'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            "It is said to recall the yellow paper of L'Auto, the newspaper that founded the race. The leader of the Giro d'Italia wears pink.",
        },
        {
          question: 'In which country did sumo wrestling develop?',
          options: ['Mongolia', 'Vietnam', 'Japan', 'Thailand'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Bouts keep Shinto customs such as throwing salt to purify the ring. A wrestler loses by leaving it or by touching the ground with more than his soles.',
        },
        {
          question: 'On which surface are the Wimbledon tennis championships played?',
          options: ['Clay', 'Grass', 'Hard court', 'Carpet'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'A low, fast bounce on this surface rewards strong serving. The sport was at first called lawn tennis.',
        },
        {
          question: 'What did James Naismith have nailed up as goals for the first game of basketball in 1891?',
          options: ['Barrel hoops', 'Wooden buckets', 'Peach baskets', 'Fishing nets'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'The baskets still had their bottoms, so somebody had to climb up and fetch the ball after each score.',
        },
        {
          question: 'Which martial art did Kanō Jigorō found in Japan in 1882?',
          options: ['Karate', 'Aikido', 'Kendo', 'Judo'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Its name means "gentle way". He built it from older jujutsu schools, keeping throws and holds that could be practised safely at full strength.',
        },
        {
          question: 'Badminton takes its name from what?',
          options: [
            'A tennis club in Scotland',
            'An army garrison town in India',
            'A type of goose feather',
            'A country house in England',
          ],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Badminton House in Gloucestershire belongs to the Dukes of Beaufort. The game played there resembled poona, known to British officers in India.',
        },
        {
          question: 'Which city hosted the final of the first football World Cup in 1930?',
          options: ['Santiago', 'Buenos Aires', 'Montevideo', 'Rio de Janeiro'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Hosts Uruguay beat Argentina 4-2 in the Estadio Centenario, which was named for the hundred years of the national constitution.',
        },
        {
          question: 'Under what name did William G. Morgan introduce the game of volleyball in 1895?',
          options: ['Mintonette', 'Kitten ball', 'Battledore', 'Sphairistike'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'He wanted an indoor game gentler than basketball for older members of his YMCA. Sphairistike was an early name for lawn tennis.',
        },
        {
          question: 'At which Olympic Games was the marathon first run over 42.195 km?',
          options: ['Stockholm 1912', 'London 1908', 'Athens 1896', 'Paris 1924'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'The course led from Windsor Castle to the royal box in the stadium. The distance was made the standard one in 1921.',
        },
        {
          question:
            'Which marquess lent his name to the boxing rules of 1867 that called for padded gloves and three-minute rounds?',
          options: ['Queensberry', 'Lansdowne', 'Londonderry', 'Salisbury'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'The rules were in fact drafted by John Graham Chambers. The marquess sponsored them, and they replaced bare-knuckle fighting.',
        },
      ],
    },
  ],
};
