import type { Topic } from '../concept.ts';

export const trainingAndFitness: Topic = {
  name: 'Training and fitness',
  aliases: ['fitness', 'exercise', 'training', 'workout', 'gym', 'sports science', 'physical fitness'],
  concepts: [
    {
      term: 'Warm-up',
      aliases: ['warm up', 'warming up', 'warm-ups', 'cool-down'],
      definition: 'Light activity before sport that gradually prepares muscles, joints and heart for effort.',
      explanation:
        'It raises the heart rate and the temperature of the muscles step by step. Warm muscles contract faster and stretch more easily. It should become more intense and more like the sport itself towards the end.',
      example: 'A sprinter jogs, does leg swings and runs a few faster strides before a race.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which activity makes the most sense at the start of a warm-up?',
          answer: 'A few minutes of easy jogging',
          wrong: ['A sprint at full speed', 'The heaviest lift of the day', 'A long rest lying down'],
          why: 'Light movement raises heart rate and muscle temperature gradually.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Aerobic exercise',
      aliases: ['aerobic', 'aerobics', 'cardio', 'endurance training', 'aerobic training'],
      definition: 'Steady effort over a longer time, with enough oxygen to supply the energy that muscles need.',
      explanation:
        'The heart and lungs bring enough oxygen to the muscles to release energy from carbohydrate and fat. You can keep the effort up for many minutes and usually still talk. Regular sessions strengthen the heart.',
      example: 'Cycling at a pace that allows a conversation is a typical session.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these efforts is mainly aerobic?',
          answer: 'A steady one-hour bicycle ride',
          wrong: ['A sprint over 60 metres', 'A single lift of a heavy weight', 'One standing jump for distance'],
          why: 'A long, steady effort gets most of its energy with the help of oxygen.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Anaerobic exercise',
      aliases: ['anaerobic', 'anaerobic training', 'sprinting', 'lactate'],
      definition: 'Short, very hard effort in which much energy is released without the help of oxygen.',
      explanation:
        'When muscles need energy faster than oxygen can help to supply it, they use stored phosphates and break down glucose without oxygen. The second way produces lactate. Such effort can last only from seconds to about two minutes.',
      example: 'In a 100-metre sprint, most of the energy comes from these fast sources.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which substance do muscles produce when they break down glucose without oxygen?',
          answer: 'Lactate',
          wrong: ['Insulin', 'Collagen', 'Calcium'],
          why: 'The fast breakdown of glucose ends in lactate, which the body can later use as fuel.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Interval training',
      aliases: ['intervals', 'HIIT', 'high-intensity interval training', 'fartlek'],
      definition: 'Sessions that alternate bouts of hard work with periods of rest or light movement.',
      explanation:
        'The pauses allow you to spend more time at high intensity than one unbroken effort would. Coaches vary the length and number of bouts and the length of the pauses. It improves both endurance and speed.',
      example: 'A runner does six fast laps of 400 metres with two minutes of walking after each.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What are the pauses in interval training for?',
          answer: 'To allow more work at high intensity',
          wrong: ['To let the muscles cool down', 'To make the session longer', 'To replace the warm-up'],
          why: 'Partial recovery lets the athlete repeat hard efforts that could not be kept up in one go.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Strength training',
      aliases: ['resistance training', 'weight training', 'weightlifting', 'lifting weights', 'muscle building'],
      definition: 'Exercise against resistance, such as weights, that makes muscles able to exert more force.',
      explanation:
        'Muscles adapt when they work against a load that challenges them, and they need rest to do so. Early gains come largely from better control by the nerves; later the fibres grow thicker. It also helps to keep bones strong.',
      example: 'Push-ups, squats with a barbell and pulls on an elastic band are typical exercises.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Where do the first gains of a beginner in strength training largely come from?',
          answer: 'Better control of muscles by nerves',
          wrong: [
            'A large increase in the number of bones',
            'A lower temperature of the working muscles',
            'A bigger volume of air in the lungs',
          ],
          why: 'In the first weeks the nervous system learns to use the muscle fibres better, and growth follows later.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Progressive overload',
      aliases: ['overload principle', 'training load', 'training progression'],
      definition: 'The principle of raising the demands of a programme step by step as the body adapts.',
      explanation:
        'The body adapts to a demand until that demand is no longer a challenge. To improve further, you add a little weight, distance, speed or frequency. Steps that are too large raise the risk of injury.',
      example: 'A runner lengthens the longest run of the week by a kilometre at a time.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which change follows the principle of progressive overload?',
          answer: 'Adding a little weight every two weeks',
          wrong: [
            'Doubling every weight on the second day',
            'Keeping all weights the same for a year',
            'Training hard once and resting for a month',
          ],
          why: 'Small, regular increases keep challenging the body without overwhelming it.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
