import type { Topic } from '../concept.ts';

export const tennis: Topic = {
  name: 'Tennis',
  aliases: ['lawn tennis', 'tennis rules', 'tennis scoring', 'tennis terms', 'racket sports'],
  concepts: [
    {
      term: 'Deuce',
      aliases: ['40-40', 'forty all', 'advantage point'],
      definition: 'The score when both sides have won three points each, after which a lead of two is needed.',
      explanation:
        'Points in a game are counted as 15, 30 and 40. When both sides have 40, the next point gives one of them the advantage. If that side also wins the following point, it wins the game; otherwise the score is level again.',
      example: 'At 40–40 the umpire calls this score, and the game can swing back and forth many times.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Under the standard rules, how many points in a row win a tennis game from deuce?',
          answer: 'Two',
          wrong: ['One', 'Three', 'Four'],
          why: 'The first point gives the advantage, and the second one wins the game.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Ace',
      aliases: ['aces', 'service ace', 'unreturned serve'],
      definition: 'A legal serve that the opponent doesn’t even touch, which wins the point at once.',
      explanation:
        'The ball must land in the service box diagonally opposite. If the opponent reaches the ball but cannot return it, the server still wins the point, but the serve isn’t counted under this name. Speed, spin and placement all help.',
      example: 'A flat serve down the middle flies past a receiver who expected it on the outside.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In tennis, where must a serve land?',
          answer: 'In the diagonally opposite service box',
          wrong: [
            'Anywhere behind the opponent’s baseline',
            'In the service box straight ahead of the server',
            'Anywhere inside the opponent’s half of the court',
          ],
          why: 'A serve crosses the court diagonally and must land inside the box, on its lines included.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Tie-break',
      aliases: ['tiebreak', 'tie break', 'tiebreaker', 'tie-breaker'],
      definition: 'The special game, counted 1, 2, 3, that decides a set at six games all.',
      explanation:
        'Normally the first side with at least seven points and a lead of two wins it, and the set with 7–6. One player serves the first point, and after that each side serves two points in turn. The players change ends after every six points.',
      example: 'A set that reaches 6–6 may end with a score such as 7 points to 4 in this game.',
      difficulty: 'medium',
      questions: [
        {
          question: 'In a normal tennis tie-break, the score is 6–6 in points. When does it end?',
          answer: 'When one side leads by two points',
          wrong: [
            'When one side wins the next point',
            'When one side reaches ten points',
            'When the umpire tosses a coin',
          ],
          why: 'Seven points are enough only with a lead of two, so play continues until one side has that lead.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Grand Slam',
      aliases: [
        'grand slams',
        'major tournaments',
        'wimbledon',
        'french open',
        'us open',
        'australian open',
        'roland garros',
      ],
      definition: 'The winning of all four major tournaments, or any one of these four events.',
      explanation:
        'The four events are the Australian Open, the French Open, Wimbledon and the US Open. Strictly, a player achieves the feat by winning all four in one calendar year. In everyday speech, each of the events has the same name.',
      example: 'Steffi Graf won all four singles titles and Olympic gold in 1988.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of the four major tennis tournaments is played on grass?',
          answer: 'Wimbledon',
          wrong: ['The US Open', 'The French Open', 'The Australian Open'],
          why: 'Wimbledon uses grass, the French Open clay, and the other two hard courts.',
          difficulty: 'easy',
        },
        {
          question: 'On which surface is the French Open played?',
          answer: 'Clay',
          wrong: ['Grass', 'Carpet', 'Hard court'],
          why: 'The courts of Roland Garros are covered with crushed red brick, known as clay.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Volley',
      aliases: ['volleys', 'net play', 'half-volley'],
      definition: 'A shot hit in the air before the ball has bounced on your side of the net.',
      explanation:
        'Players mostly hit it near the net, where there is little time to react. It needs a short swing and a firm wrist. It takes time away from the opponent, but it leaves you open to a lob over your head.',
      example: 'A player who runs forward after serving often hits one as the second stroke.',
      difficulty: 'easy',
      questions: [
        {
          question:
            'Which of these tennis shots is a good answer to an opponent waiting close to the net for a volley?',
          answer: 'A high lob over the opponent’s head',
          wrong: ['A drop shot to the net', 'A soft ball at chest height', 'A slow ball to the body'],
          why: 'A high ball over the opponent’s head cannot be volleyed and lands in the empty back of the court.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Double fault',
      aliases: ['double faults', 'second serve', 'service fault'],
      definition: 'Two failed attempts to serve in a row, which give the point to the receiver.',
      explanation:
        'The server has two attempts for each point. An attempt fails when the ball misses the correct box, or when the server steps on the baseline before hitting it. Players therefore hit the second attempt more safely, with more spin.',
      example: 'At 30–40, two serves into the net lose the game for the server.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In tennis, what follows a serve that touches the net and lands in the correct box?',
          answer: 'The same serve is played again',
          wrong: ['The server wins the point', 'The receiver wins the point', 'The serve counts as a fault'],
          why: 'Under the rules of tennis such a serve is a let, and it doesn’t count.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
