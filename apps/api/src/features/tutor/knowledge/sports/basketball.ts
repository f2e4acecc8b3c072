import type { Topic } from '../concept.ts';

export const basketball: Topic = {
  name: 'Basketball',
  aliases: ['basket ball', 'basketball rules', 'basketball terms', 'hoops', 'nba'],
  concepts: [
    {
      term: 'Dribbling',
      aliases: ['dribble', 'double dribble', 'bouncing the ball'],
      definition: 'Moving with the ball while bouncing it on the floor with one hand at a time.',
      explanation:
        'It is the only way to walk or run with the ball. Once you have stopped and held the ball, you must pass or shoot. To start again, or to bounce it with both hands at once, is the violation known as double dribble.',
      example: 'A guard bounces the ball low and close to the body to protect it from a defender.',
      difficulty: 'easy',
      questions: [
        {
          question: 'A basketball player stops dribbling and holds the ball. What is not allowed next?',
          answer: 'To start dribbling again',
          wrong: ['To shoot at the basket', 'To pass to a team-mate', 'To pivot on one foot'],
          why: 'A second dribble after holding the ball is a double dribble, and the other team gets the ball.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Travelling',
      aliases: ['traveling', 'steps violation', 'pivot foot', 'walking with the ball'],
      definition: 'The violation of moving the feet illegally while holding the ball.',
      explanation:
        'A player who holds the ball may turn around on one foot, the pivot foot, but may not slide it or take extra steps. The penalty is the loss of the ball. The rule keeps players from simply carrying the ball to the basket.',
      example:
        'A player catches a pass at rest, lifts one foot and then the other, and runs without bouncing the ball.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In basketball, what is the pivot foot?',
          answer: 'The foot that must keep its place',
          wrong: [
            'The foot that is used for jumping',
            'The foot nearest to the basket',
            'The foot that may kick the ball',
          ],
          why: 'While holding the ball a player may turn on this foot but may not slide it along the floor.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Rebound',
      aliases: ['rebounds', 'rebounding', 'offensive rebound', 'defensive rebound'],
      definition: 'The recovery of the ball after a shot at the basket has missed.',
      explanation:
        'Height helps, but position matters just as much. Players turn their back to an opponent and block the way to the ball, which is called boxing out. An attacker who recovers the ball gives the team a second chance to score.',
      example: 'A shot bounces off the rim, and a defender jumps and takes it with both hands.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In basketball, what does boxing out help a player to do?',
          answer: 'Win a rebound',
          wrong: ['Make a free throw', 'Hide an injury', 'Avoid a time-out'],
          why: 'A player who keeps an opponent behind has the better position when the ball comes off the rim.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Free throw',
      aliases: ['free throws', 'foul shot', 'foul line'],
      definition: 'An unhindered shot, worth one point, that is awarded after certain fouls.',
      explanation:
        'The shooter is behind a line 4.6 metres from the backboard, and no opponent may interfere. A player who is fouled while shooting and misses gets two shots, or three if the attempt was from long range. If the basket counts despite the foul, one shot is added.',
      example: 'A player who is hit on the arm during a lay-up and misses goes to the line for two shots.',
      difficulty: 'easy',
      questions: [
        {
          question:
            'A basketball player is fouled during a three-point attempt and misses. How many free throws follow?',
          answer: 'Three',
          wrong: ['None', 'One', 'Two'],
          why: 'The number of shots matches the points that the attempt would have been worth.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Three-pointer',
      aliases: ['three pointer', 'three-point shot', '3-pointer', 'three-point line', 'long-range shot'],
      definition: 'A basket made from outside the large arc that is marked on the floor.',
      explanation:
        'A basket from inside the arc during play is worth one point less. Both feet must be outside the arc when the player takes off, but the player may land inside it. The shot stretches the defence because opponents have to guard more of the floor.',
      example: 'A player waits in the corner, behind the arc, for a pass from a team-mate who drives to the basket.',
      difficulty: 'easy',
      questions: [
        {
          question:
            'A basketball player’s foot touches the arc during a long shot that goes in. How many points does it score?',
          answer: 'Two',
          wrong: ['One', 'Three', 'Four'],
          why: 'The arc itself belongs to the inside area, so the basket counts as a two-pointer.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Slam dunk',
      aliases: ['dunk', 'dunks', 'slam'],
      definition: 'A score in which a player jumps and pushes the ball down through the hoop with the hands.',
      explanation:
        'The rim is 3.05 metres above the floor, so it takes height or a great jump. It is worth two points like other close shots. Its success rate is high because the ball never has to fly through the air.',
      example: 'A tall player catches a pass near the hoop, jumps and slams the ball in with both hands.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How high above the floor is the rim of a standard basketball hoop?',
          answer: '3.05 metres (10 feet)',
          wrong: ['2.44 metres (8 feet)', '3.66 metres (12 feet)', '4.27 metres (14 feet)'],
          why: 'The rim has been ten feet high since James Naismith invented the game in 1891.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
