import type { Topic } from '../concept.ts';

export const mindAndSleep: Topic = {
  name: 'Sleep and mental health',
  aliases: ['mental health', 'sleep', 'psychology of health', 'wellbeing', 'well-being', 'stress and sleep'],
  concepts: [
    {
      term: 'Sleep',
      aliases: ['sleeping', 'sleep hygiene', 'sleep cycle'],
      definition:
        'The regular state of rest, with little awareness, in which the body recovers and memories are sorted.',
      explanation:
        'It runs in cycles of about 90 minutes with lighter, deeper and dream-rich stages. Most adults need seven to nine hours. Learning suffers when there is too little of it.',
      example: 'After a good night, vocabulary learned in the evening is remembered better.',
      difficulty: 'easy',
      questions: [
        {
          question: 'About how much sleep do most adults need each night?',
          answer: '7 to 9 hours',
          wrong: ['3 to 4 hours', '5 to 6 hours', '11 to 12 hours'],
          why: 'Experts recommend seven hours or more for adults, and most do well with seven to nine.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'REM phase',
      aliases: ['rem', 'rem sleep', 'dreams', 'dreaming'],
      definition: 'The stage of the night with quick eye movements, vivid dreams and limp muscles.',
      explanation:
        'The brain is almost as active as when awake. The limp muscles keep people from acting out what they dream. It gets longer towards the morning.',
      example: 'Someone woken in it can often describe a dream in detail.',
      difficulty: 'hard',
      questions: [
        {
          question: 'When during the night are the REM phases longest?',
          answer: 'Towards the morning',
          wrong: ['Right after falling asleep', 'About an hour after midnight', 'They are equal all night'],
          why: 'Each cycle contains more of it, so the longest phases come near the end of the night.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Circadian rhythm',
      aliases: ['body clock', 'internal clock', 'jet lag', 'melatonin'],
      definition: 'The inner cycle of about 24 hours that makes us alert by day and tired at night.',
      explanation:
        'Light, above all in the morning, sets it. In the dark, the brain releases the hormone melatonin, which makes us sleepy. Bright screens late in the evening can delay it.',
      example: 'After a flight across many time zones it takes days to adapt, which we feel as jet lag.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What sets the circadian rhythm most strongly?',
          answer: 'Light',
          wrong: ['Noise', 'Meals', 'Scent'],
          why: 'Light that reaches the eyes tells the brain what time of day it is.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Stress',
      aliases: ['chronic stress', 'stress response', 'cortisol', 'adrenaline'],
      definition: "The body's reaction to a challenge or threat, with a faster pulse and tense muscles.",
      explanation:
        'Adrenaline and cortisol prepare the body for action. For a short time this helps us to perform. If it lasts for weeks, it harms sleep, mood and the heart.',
      example: 'Before a test, your heart beats faster and your hands get damp.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which hormone makes the heart beat faster in a sudden fright?',
          answer: 'Adrenaline',
          wrong: ['Insulin', 'Melatonin', 'Oestrogen'],
          why: 'The adrenal glands release adrenaline, which prepares the body for action.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Anxiety disorder',
      aliases: ['anxiety', 'anxiety disorders', 'panic attack', 'panic attacks', 'phobia', 'phobias'],
      definition: 'A condition with fear that is out of proportion, lasts long and limits everyday life.',
      explanation:
        'Fear in real danger is normal and useful. Phobias and panic disorder belong to this group. Talking therapies such as cognitive behavioural therapy help many people, and so do medicines.',
      example: 'A woman avoids all lifts because she panics in small rooms.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What sets an anxiety disorder apart from normal fear?',
          answer: 'It limits everyday life for a long time',
          wrong: [
            'It occurs only in times of real danger',
            'It goes away within just a few seconds',
            'It is found only among young children',
          ],
          why: 'Normal fear passes with the danger, while a disorder lasts and gets in the way of everyday life.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Depression',
      aliases: ['depressed', 'depressive disorder', 'clinical depression'],
      definition: 'An illness with lasting low mood, loss of interest and lack of drive for at least two weeks.',
      explanation:
        'It differs from ordinary sadness by how long and how strongly it affects life. It is common and can be treated, with talking therapy, medicines or both. Talking to a doctor or someone you trust is a good first step. Thoughts of hurting yourself need help at once: call your local emergency number.',
      example: 'A man has enjoyed nothing for weeks, sleeps badly and can hardly get up.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is true of depression?',
          answer: 'It is an illness that can be treated',
          wrong: ['It is a sign of a weak character', 'It only affects elderly people', 'It always goes away in a day'],
          why: 'Depression is a common illness, and therapy or medicines help most people.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Mindfulness',
      aliases: ['meditation', 'mindfulness meditation', 'relaxation'],
      definition: 'The practice of paying attention to the present moment without judging it.',
      explanation:
        'People often begin by watching their breath. When thoughts wander, they gently return to it. Regular exercises can ease tension for many people.',
      example: 'For five minutes, you sit still and notice each breath as it comes and goes.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What should you do when your thoughts wander in a mindfulness exercise?',
          answer: 'Gently return to the breath',
          wrong: ['Stop the exercise at once', 'Try hard to think of nothing', 'Write down every thought'],
          why: 'Wandering thoughts are normal, and returning to the breath is the exercise itself.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
