import type { Topic } from '../concept.ts';

export const olympicsAndAthletics: Topic = {
  name: 'Olympics and athletics',
  aliases: ['olympics', 'olympic games', 'the olympics', 'athletics', 'track and field', 'summer olympics', 'running'],
  concepts: [
    {
      term: 'Ancient Olympic Games',
      aliases: ['ancient olympics', 'olympia', 'greek games', 'history of the olympics'],
      definition: 'The contests held every four years in honour of Zeus at a sanctuary in Greece from 776 BCE.',
      explanation:
        'The traditional date of the first contests is 776 BCE. Free Greek men competed in running, wrestling, boxing, chariot racing and the five-part pentathlon. A sacred truce let athletes and spectators travel safely.',
      example: 'Winners at Olympia received a wreath of olive leaves instead of a medal.',
      difficulty: 'medium',
      questions: [
        {
          question: 'In honour of which god were the ancient Olympic Games held?',
          answer: 'Zeus',
          wrong: ['Ares', 'Apollo', 'Pan'],
          why: 'Olympia was a sanctuary of Zeus, whose huge statue there was a wonder of the ancient world.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Olympic rings',
      aliases: ['five rings', 'olympic symbol', 'olympic flag', 'modern olympics', 'pierre de coubertin'],
      definition: 'The symbol that Pierre de Coubertin designed in 1913 for the union of five continents.',
      explanation:
        'The five linked circles are blue, yellow, black, green and red on white. Every national flag of the time had at least one of these six colours. Coubertin had also led the revival that began with the Games in Athens in 1896.',
      example: 'The flag with the symbol first flew at the Games in Antwerp in 1920.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In which city did the first modern Olympic Games take place in 1896?',
          answer: 'Athens',
          wrong: ['London', 'Stockholm', 'Paris'],
          why: 'The Greek capital was chosen because the ancient Games had been held in Greece.',
          difficulty: 'easy',
        },
        {
          question: 'Which of these is not a colour of the Olympic rings?',
          answer: 'Orange',
          wrong: ['Black', 'Yellow', 'Green'],
          why: 'The five rings are blue, yellow, black, green and red.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Paralympic Games',
      aliases: ['paralympics', 'para sport', 'paralympic', 'ludwig guttmann'],
      definition: 'The international multi-sport event for athletes with impairments, first held in Rome in 1960.',
      explanation:
        'They grew out of competitions that Ludwig Guttmann organised from 1948 for injured soldiers at Stoke Mandeville in England. Athletes are grouped in classes so that the effect of an impairment doesn’t decide who wins. The word joins the Greek para, which means beside, with Olympic.',
      example: 'In goalball, players who cannot see the ball hear the bells inside it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Why does the ball in goalball contain bells?',
          answer: 'So that players can hear where it is',
          wrong: [
            'So that it rolls more slowly on the court',
            'So that the crowd knows when to cheer',
            'So that it bounces higher off the floor',
          ],
          why: 'Goalball is played by athletes with visual impairments, who all wear eye shades.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Marathon',
      aliases: ['marathons', 'marathon race', 'long-distance running', '42 km run'],
      definition: 'A road race of 42.195 kilometres, named after a Greek battle of 490 BCE.',
      explanation:
        'According to legend, a messenger ran to Athens with news of the Greek victory over the Persians. The race was invented for the Games of 1896. Its exact length goes back to the London Games of 1908 and became the standard in 1921.',
      example: 'Spyridon Louis of Greece won the first Olympic race in 1896.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How long is a marathon?',
          answer: '42.195 kilometres',
          wrong: ['21.195 kilometres', '38.500 kilometres', '50.000 kilometres'],
          why: 'The distance was first run in London in 1908 and has been the standard since 1921.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Decathlon',
      aliases: ['ten events', 'heptathlon', 'combined events', 'multi-event'],
      definition: 'A contest of ten running, jumping and throwing events over two days.',
      explanation:
        'The athletes earn points for their result in each event, and the highest total wins. It includes four runs, three jumps and three throws. It closes with a run over 1500 metres. Women usually compete in the heptathlon, which has seven events.',
      example: 'The first day runs from the 100 metres to the 400 metres, with a shot put in between.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which event closes a decathlon?',
          answer: 'The 1500 metres',
          wrong: ['The 100 metres', 'The pole vault', 'The shot put'],
          why: 'The 1500 metres is the tenth event, run at the end of the second day.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Relay race',
      aliases: ['relay', 'relays', 'baton', '4 x 100 metres', '4x100'],
      definition: 'A track event in which four team-mates run one after another and hand on a short stick.',
      explanation:
        'The stick is called a baton, and it must change hands inside a marked zone. A pass outside the zone disqualifies the team. The classic track distances are four times 100 metres and four times 400 metres.',
      example: 'A fast team can lose a 4 × 100 metres final through one slow handover.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What must happen inside a marked zone during a relay race?',
          answer: 'The handover of the baton',
          wrong: ['The final sprint', 'The change of lanes', 'The overtaking of rivals'],
          why: 'The baton must pass from hand to hand inside the zone, or the team is disqualified.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
