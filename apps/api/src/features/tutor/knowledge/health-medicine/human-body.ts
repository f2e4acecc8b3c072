import type { Topic } from '../concept.ts';

export const humanBody: Topic = {
  name: 'Human body',
  aliases: ['body', 'anatomy', 'organs', 'human anatomy', 'physiology', 'body systems'],
  concepts: [
    {
      term: 'Heart',
      aliases: ['hearts', 'heartbeat', 'cardiac', 'pulse'],
      definition: 'The hollow muscle that pumps blood through the body.',
      explanation:
        'It has four chambers: two atria that receive blood and two ventricles that pump it out. The right side sends blood to the lungs, and the left side sends it to the rest of the body. Valves keep the blood from flowing back.',
      example: "At rest, an adult's beats about 60 to 100 times a minute.",
      difficulty: 'easy',
      questions: [
        {
          question: 'How many chambers does the human heart have?',
          answer: 'Four',
          wrong: ['Two', 'Three', 'Six'],
          why: 'It has two atria and two ventricles.',
          difficulty: 'easy',
        },
        {
          question: 'Which part of the heart pumps blood to most of the body?',
          answer: 'The left ventricle',
          wrong: ['The right ventricle', 'The left atrium', 'The right atrium'],
          why: 'The left ventricle pumps blood into the aorta, and so it has the thickest wall.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Lungs',
      aliases: ['lung', 'breathing', 'alveoli', 'respiratory system'],
      definition: 'The pair of spongy organs in the chest where blood takes up oxygen and gives off carbon dioxide.',
      explanation:
        'Air reaches them through the windpipe and its branches. The exchange of gases takes place in millions of tiny sacs, the alveoli. The diaphragm, a muscle below them, does most of the work of breathing in.',
      example: 'When you breathe in, the diaphragm moves down and they fill with air.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which muscle does most of the work when you breathe in at rest?',
          answer: 'The diaphragm',
          wrong: ['The biceps', 'The heart', 'The tongue'],
          why: 'The diaphragm moves down, the chest gets larger, and air flows in.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Liver',
      aliases: ['hepatic', 'bile'],
      definition: 'The large organ in the upper right of the belly that makes bile and breaks down harmful substances.',
      explanation:
        'Blood from the gut passes through it first. It stores sugar as glycogen and releases it when needed. Even if a large part is removed, it can grow back.',
      example: 'After a glass of wine, it breaks down most of the alcohol.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which organ makes bile?',
          answer: 'The liver',
          wrong: ['The stomach', 'The pancreas', 'The spleen'],
          why: 'The liver makes bile, which the gallbladder stores until fat has to be digested.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Kidney',
      aliases: ['kidneys', 'urine', 'renal', 'urinary system'],
      definition: 'One of two bean-shaped organs that filter the blood and make urine.',
      explanation:
        'They remove waste and balance the amounts of water and salts in the body. They also help to control blood pressure. Most people can live well with only one of them.',
      example: 'When you drink a lot of water, it lets more water pass into the urine.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these do the kidneys remove from the blood?',
          answer: 'Waste such as urea',
          wrong: ['Red blood cells', 'Oxygen from the air', 'Most of its proteins'],
          why: 'Kidneys filter out urea and other waste and keep cells and proteins back.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Brain',
      aliases: ['brains', 'cerebrum', 'cerebellum', 'nervous system'],
      definition: 'The organ in the skull that controls thoughts, movements and feelings.',
      explanation:
        'It consists of billions of nerve cells that pass on electrical and chemical signals. The cerebellum at the back coordinates movements. The lowest part, the stem, controls breathing and heartbeat.',
      example: 'While you read this, its rear part is processing what your eyes see.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which part of the brain mainly coordinates movement and balance?',
          answer: 'The cerebellum',
          wrong: ['The hypothalamus', 'The brain stem', 'The pituitary gland'],
          why: 'The cerebellum, at the back of the head, fine-tunes movements and balance.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Skin',
      aliases: ['skins', 'epidermis', 'dermis'],
      definition: "The body's outer covering, which keeps germs out and water in.",
      explanation:
        'It senses touch, warmth and pain, and sweat cools it. In sunlight it makes vitamin D. The pigment melanin protects it from ultraviolet rays.',
      example: 'When you are hot, more blood flows through it, and it may turn red.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which vitamin does the skin make in sunlight?',
          answer: 'Vitamin D',
          wrong: ['Vitamin A', 'Vitamin C', 'Vitamin K'],
          why: 'Ultraviolet light starts the making of vitamin D in the skin.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Red blood cell',
      aliases: ['red blood cells', 'erythrocyte', 'erythrocytes', 'haemoglobin', 'hemoglobin', 'blood'],
      definition: 'The kind of cell, shaped like a flat disc with a dent, that carries oxygen in its haemoglobin.',
      explanation:
        'Haemoglobin contains iron and gives these cells their colour. Bone marrow makes millions of them every second, and each lives for about four months. Mature ones have no nucleus.',
      example: 'At high altitude, the body makes more of them, since the air holds less oxygen.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Where are red blood cells made in adults?',
          answer: 'In the bone marrow',
          wrong: ['In the heart muscle', 'In the kidneys', 'In the lungs'],
          why: 'Marrow inside certain bones makes all kinds of blood cells.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
