import type { Topic } from '../concept.ts';

export const football: Topic = {
  name: 'Football',
  aliases: ['soccer', 'association football', 'football rules', 'soccer rules', 'laws of the game', 'world cup'],
  concepts: [
    {
      term: 'Offside',
      aliases: ['offside rule', 'offside position', 'offside trap'],
      definition: 'An offence by an attacker who was too near the goal line when a team-mate played the ball.',
      explanation:
        'A player is in such a position in the opponents’ half when nearer to their goal line than both the ball and the second-last opponent. Being there is not enough: the player must also take part in the play. The moment that counts is when a team-mate plays the ball.',
      example: 'A striker who waits alone behind the defence and receives a pass there is penalised.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these can a football player receive directly without ever being offside?',
          answer: 'A throw-in',
          wrong: ['A direct free kick', 'An indirect free kick', 'A header by a team-mate'],
          why: 'There is no offside offence when a player receives the ball directly from a throw-in, a goal kick or a corner.',
          difficulty: 'hard',
        },
        {
          question: 'Which moment decides whether a football player is offside?',
          answer: 'When a team-mate plays the ball',
          wrong: ['When the player receives it', 'When the ball crosses halfway', 'When the goalkeeper moves'],
          why: 'The position is judged when a team-mate plays or touches the ball, not when it arrives.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Penalty kick',
      aliases: ['penalty', 'penalties', 'spot kick', 'penalty shoot-out', 'shootout'],
      definition: 'A shot from a spot 11 metres from goal with only the goalkeeper allowed to defend it.',
      explanation:
        'The referee awards it when a team commits a direct free kick offence inside its own penalty area. At the moment of the kick, the goalkeeper must have at least part of one foot on, above or behind the goal line. If a knockout match remains level, a series of such shots can decide it.',
      example: 'A defender trips a striker inside the penalty area, and the referee points to the spot.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How far from the goal line is the penalty mark in football?',
          answer: '11 metres (12 yards)',
          wrong: ['9 metres (10 yards)', '15 metres (16 yards)', '18 metres (20 yards)'],
          why: 'The mark is 12 yards from the middle of the goal line, which is about 11 metres.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Corner kick',
      aliases: ['corner', 'corners', 'corner flag'],
      definition:
        'The restart for attackers after a defender last touched a ball that crossed the goal line wide of or over the goal.',
      explanation:
        'The attackers place the ball in the small quarter circle by the flag nearest to where it left the pitch. A goal may be scored from it directly. If an attacker touched the ball last, the defenders get a goal kick instead.',
      example: 'A goalkeeper pushes a shot over the bar, so the attackers restart beside the flag.',
      difficulty: 'easy',
      questions: [
        {
          question: 'A shot is deflected by a defender and leaves the pitch beside the goal. How does play restart?',
          answer: 'With a corner kick',
          wrong: ['With a goal kick', 'With a dropped ball', 'With a throw-in'],
          why: 'A defender touched the ball last before it crossed the goal line outside the goal.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Throw-in',
      aliases: ['throw in', 'throw-ins', 'touchline restart'],
      definition: 'The restart with both hands after the whole ball has crossed one of the pitch’s long sides.',
      explanation:
        'The team that did not touch the ball last takes it where the ball left the pitch. The player faces the field, keeps part of each foot on or behind the line, and delivers the ball from behind and over the head. A goal cannot be scored from it directly.',
      example: 'A winger’s cross hits a defender and rolls over the touchline, so the winger’s team restarts by hand.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is required of the thrower at a throw-in in football?',
          answer: 'Part of each foot must be on the ground',
          wrong: [
            'Only the stronger hand may be used',
            'A run-up of three steps must come first',
            'The ball must bounce once on the pitch',
          ],
          why: 'Part of each foot must be on the touchline or on the ground behind it, and the ball is thrown with both hands from behind the head.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Yellow card',
      aliases: ['yellow cards', 'booking', 'red card', 'cards in football'],
      definition: 'The signal with which a referee formally cautions a player for a less serious offence.',
      explanation:
        'Referees use it for offences such as delaying the restart, dissent or reckless challenges. A second caution in the same match leads to a red card, and the player is sent off. A player who is sent off may not be replaced.',
      example: 'A player who kicks the ball away to waste time is cautioned.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What happens to a football player who is cautioned twice in one match?',
          answer: 'The player is sent off',
          wrong: ['The player must play in goal', 'The opponents get a penalty kick', 'The team loses a goal'],
          why: 'A second yellow card leads to a red card, and the team plays on with one player fewer.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Hat-trick',
      aliases: ['hat trick', 'hattrick', 'three goals'],
      definition: 'Three goals scored by the same player in a single match.',
      explanation:
        'The goals need not come one after the other. The word comes from cricket, where a bowler who took three wickets with three balls in a row might be given a new hat. Today other sports use it too.',
      example: 'Geoff Hurst scored three times for England in the World Cup final of 1966.',
      difficulty: 'easy',
      questions: [
        {
          question: 'From which sport does the term hat-trick come?',
          answer: 'Cricket',
          wrong: ['Golf', 'Rowing', 'Ice hockey'],
          why: 'It was used in the 19th century for a bowler who took three wickets with consecutive balls.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
