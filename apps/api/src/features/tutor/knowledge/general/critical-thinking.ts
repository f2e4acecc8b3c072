import type { Topic } from '../concept.ts';

export const criticalThinking: Topic = {
  name: 'Logic and critical thinking',
  aliases: [
    'logic',
    'critical thinking',
    'reasoning',
    'fallacies',
    'logical fallacies',
    'arguments',
    'cognitive biases',
  ],
  concepts: [
    {
      term: 'Deduction',
      aliases: ['deductive reasoning', 'syllogism', 'valid argument', 'premise', 'premises'],
      definition: 'Reasoning in which the conclusion must be true if the starting statements are.',
      explanation:
        'The starting statements are called premises. If the form is right, the argument is valid, even if a premise happens to be false. Only a valid argument with true premises guarantees a true conclusion.',
      example: 'All squares have four sides; this shape is a square; so it has four sides.',
      difficulty: 'medium',
      questions: [
        {
          question: 'All birds have feathers. A wren is a bird. What follows by deduction?',
          answer: 'A wren has feathers.',
          wrong: ['All birds are wrens.', 'Only wrens can fly.', 'No wren can sing.'],
          why: 'What is true of all birds must be true of a wren, because it is a bird.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Induction',
      aliases: ['inductive reasoning', 'generalisation', 'generalization', 'from cases to rules'],
      definition: 'Reasoning from single cases to a general rule that is then only probable.',
      explanation:
        'It goes from what we have seen to what we have not. More and more varied cases make the rule more likely, but one counterexample is enough to refute it. Science needs it to find its laws, and tests to check them.',
      example: 'Every swan I have seen was white, so I expect all swans to be white; but black ones exist.',
      difficulty: 'medium',
      questions: [
        {
          question: 'How many counterexamples are needed to refute the rule “all swans are white”?',
          answer: 'One',
          wrong: ['Ten', 'Half', 'All'],
          why: 'A single black swan shows that the rule does not hold for all swans.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Ad hominem',
      aliases: ['attack on the person', 'personal attack', 'ad hominem fallacy', 'name calling'],
      definition: 'The error of attacking the speaker instead of what was said.',
      explanation:
        'The name is Latin for “to the person”. A bad character or motive does not make a statement false. It is different when the speaker is a witness: then it matters whether one can trust them.',
      example: '“You failed school, so your view of the new bridge is wrong.”',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which reply to “We should plant more trees” is an ad hominem?',
          answer: 'You never water your own plants.',
          wrong: [
            'Trees cost more than the town has.',
            'There is no space left along the road.',
            'Young trees need water in dry summers.',
          ],
          why: 'It attacks the speaker; the other replies are about the proposal.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Straw man',
      aliases: ['straw man fallacy', 'strawman', 'distorting an argument'],
      definition: 'The error of refuting a distorted version of what somebody said.',
      explanation:
        'The weaker version is easier to knock down, just as a figure for training is easier to hit than a real opponent. It often exaggerates what was said. A fair reader first repeats the other view so that its owner would agree.',
      example: '“We should eat less meat.” – “So you want to close all farms!”',
      difficulty: 'medium',
      questions: [
        {
          question: '“Let us spend less on roads.” – “You want us all to walk!” Which fallacy is this?',
          answer: 'Straw man',
          wrong: ['Ad hominem', 'Circular reasoning', 'Appeal to authority'],
          why: 'The reply replaces the proposal with an extreme one that nobody made.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Correlation and causation',
      aliases: ['correlation', 'causation', 'correlation does not imply causation', 'cause and effect', 'confounder'],
      definition: 'The difference between two things occurring together and one of them making the other happen.',
      explanation:
        'Two things can rise together because one causes the other, because a third thing causes both, or by chance. A number that shows a link does not tell which of these is the case. Experiments that change only one thing help to find out.',
      example: 'Ice cream sales and swimming accidents rise together, because both go up in hot weather.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Towns with more storks also have more births. What is the most likely reason?',
          answer: 'A third thing affects both',
          wrong: ['Storks deliver the babies', 'Babies attract the storks', 'The link is always chance'],
          why: 'Larger areas, for example, have more of both; a link alone does not show a cause.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Confirmation bias',
      aliases: ['bias', 'confirmation', 'selective perception', 'echo chamber'],
      definition: 'The tendency to look for and believe what fits the views one already has.',
      explanation:
        'We notice what supports our opinion and find reasons to ignore the rest. It happens without intention, and to clever people as well. It helps to ask what would show that you are wrong and to look for that.',
      example: 'A fan remembers each wrong decision against their team and forgets the others.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is a good way to reduce confirmation bias?',
          answer: 'To look for evidence against your view',
          wrong: [
            'To read only texts that share your view',
            'To decide as fast as possible and stay with it',
            'To ask friends who think the same as you do',
          ],
          why: 'By searching for what could prove you wrong, you see the evidence that you would otherwise miss.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Necessary and sufficient conditions',
      aliases: ['necessary condition', 'sufficient condition', 'conditions', 'if and only if'],
      definition: 'What must be there for something to be true, and what is enough to make it true.',
      explanation:
        'Without a necessary one the thing cannot be the case, but it may not be enough. A sufficient one guarantees it, but there may be other ways. Mixing up the two is one of the most frequent errors in arguments.',
      example: 'Having four sides is necessary for being a square, but not sufficient: a rectangle has four too.',
      difficulty: 'hard',
      questions: [
        {
          question: 'For a number to be even, being divisible by 4 is …',
          answer: 'sufficient but not necessary',
          wrong: ['necessary but not sufficient', 'both necessary and sufficient', 'neither necessary nor sufficient'],
          why: 'All multiples of 4 are even, so it is enough; but 6 is even without being divisible by 4.',
          difficulty: 'hard',
        },
      ],
    },
  ],
};
