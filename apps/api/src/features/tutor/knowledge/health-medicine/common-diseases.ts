import type { Topic } from '../concept.ts';

export const commonDiseases: Topic = {
  name: 'Common diseases',
  aliases: ['diseases', 'disease', 'illnesses', 'chronic diseases'],
  concepts: [
    {
      term: 'Type 1 diabetes',
      aliases: ['type 1', 'juvenile diabetes', 'insulin'],
      definition: "A disease in which the body's defences destroy the cells of the pancreas that make insulin.",
      explanation:
        "Without insulin, sugar can't get from the blood into many cells. People with it need insulin for life, from injections or a pump. It often starts in childhood or youth and is not caused by eating sugar.",
      example: 'Great thirst and losing weight without a reason are typical first signs.',
      difficulty: 'hard',
      questions: [
        {
          question: 'Which organ makes insulin?',
          answer: 'The pancreas',
          wrong: ['The liver', 'The stomach', 'The thyroid'],
          why: 'Certain cells of the pancreas make insulin.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Type 2 diabetes',
      aliases: ['type 2', 'diabetes', 'diabetes mellitus', 'blood sugar'],
      definition: 'A disease with high blood sugar because the body responds too little to insulin.',
      explanation:
        'It is the most common kind. Overweight, too little exercise and family history raise the risk. Diet, exercise and medicines can control it.',
      example: 'A person may have it for years without noticing and find out from a blood test.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these lowers the risk of type 2 diabetes?',
          answer: 'Regular exercise',
          wrong: ['Very short nights', 'Daily fruit juice', 'Smoking tobacco'],
          why: 'Regular exercise makes the body respond better to insulin and helps to keep a healthy weight.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Hypertension',
      aliases: ['high blood pressure', 'blood pressure'],
      definition: 'A lasting state in which blood presses too hard against the walls of the arteries.',
      explanation:
        'It usually causes no symptoms, so it is found by measuring. Over the years it damages the heart, brain, kidneys and eyes. Less salt, more exercise and medicines lower it.',
      example: 'A reading of 160 over 100 on several days is far too high.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What do the two numbers of a blood pressure reading such as 120/80 mean?',
          answer: 'The pressure at and between heartbeats',
          wrong: [
            'The pressure in the left and right arm',
            'The pressure in the veins and arteries',
            'The pressure at rest and during exercise',
          ],
          why: 'The first number is the pressure when the heart contracts, and the second when it relaxes.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Stroke',
      aliases: ['strokes', 'brain attack'],
      definition:
        'The sudden loss of brain functions because part of the brain gets no blood or there is bleeding in it.',
      explanation:
        'Typical signs are a drooping face, a weak arm and slurred speech. Every minute counts, so call emergency services at once. A blocked vessel is the most frequent cause.',
      example: "A woman suddenly can't lift her left arm, and one corner of her mouth hangs down.",
      difficulty: 'medium',
      questions: [
        {
          question: 'Which group of signs points to a stroke?',
          answer: 'Drooping face, weak arm, slurred speech',
          wrong: [
            'Itchy skin, red eyes, a runny nose',
            'Sore throat, cough, high temperature',
            'Toothache, swollen cheek, bad breath',
          ],
          why: 'These signs appear suddenly and mean that part of the brain is short of blood.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Heart attack',
      aliases: ['heart attacks', 'myocardial infarction'],
      definition: 'The death of heart muscle because an artery that supplies it is blocked.',
      explanation:
        'Typical is a pressing pain in the chest that may spread to an arm, the jaw or the back. Breathlessness, sweating and nausea are common as well. Call emergency services at once.',
      example: 'A man feels a heavy weight on his chest, and his left arm hurts.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What causes most heart attacks?',
          answer: 'A blocked artery of the heart',
          wrong: ['A torn valve of the heart', 'A broken rib near the heart', 'A cold that affects the heart'],
          why: 'A clot blocks an artery, and the muscle behind it gets no oxygen.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Asthma',
      aliases: ['asthmatic', 'inhaler'],
      definition: 'A long-term disease in which inflamed airways narrow at times and make breathing out hard.',
      explanation:
        'Typical signs are wheezing, coughing and a tight chest. Pollen, dust, cold air or exercise can set off an attack. Inhaled medicines open the airways or calm the inflammation.',
      example: 'A boy wheezes after running in cold air and uses his inhaler.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What happens in the lungs during an asthma attack?',
          answer: 'The airways become narrow',
          wrong: ['The lungs fill with blood', 'The diaphragm tears', 'The ribs become soft'],
          why: 'Muscles around the airways tighten and their lining swells, so less air gets through.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Anaemia',
      aliases: ['anemia', 'anaemic', 'iron deficiency anaemia'],
      definition: 'A shortage of red blood cells or of haemoglobin.',
      explanation:
        'The blood then carries less oxygen, so people feel tired, weak and short of breath. A lack of iron is the most common cause. Lack of vitamin B12 and loss of blood are others.',
      example: 'A pale student who gets out of breath on the stairs may have it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is the most common cause of anaemia worldwide?',
          answer: 'A lack of iron',
          wrong: ['A lack of sleep', 'Too much sugar', 'Too little salt'],
          why: 'Iron is needed to make haemoglobin, and many people get too little of it.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
