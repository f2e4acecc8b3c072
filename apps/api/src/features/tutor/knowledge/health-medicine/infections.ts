import type { Topic } from '../concept.ts';

export const infections: Topic = {
  name: 'Infections and immunity',
  aliases: [
    'infection',
    'infectious diseases',
    'immune system',
    'immunity',
    'germs',
    'vaccination',
    'microbes',
    'diseases and immunity',
  ],
  concepts: [
    {
      term: 'Bacterium',
      aliases: ['bacteria', 'bacterial infection', 'bacterial'],
      definition: 'A living thing of one cell without a nucleus, which can often multiply on its own by dividing.',
      explanation:
        'Most kinds are harmless, and many are useful, such as those in the gut. Some cause illness, for example tuberculosis. Drugs called antibiotics can kill them or stop their growth.',
      example: 'Yoghurt is made with kinds that turn milk sugar into acid.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these diseases is caused by bacteria?',
          answer: 'Tuberculosis',
          wrong: ['Influenza', 'Measles', 'Chickenpox'],
          why: 'Tuberculosis is caused by a bacterium, while the other three are caused by viruses.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Virus',
      aliases: ['viruses', 'viral infection', 'viral', 'flu', 'influenza', 'common cold'],
      definition: 'A tiny particle of genetic material in a shell that can multiply only inside living cells.',
      explanation:
        'It makes a cell produce copies of it. It is far smaller than most bacteria. Antibiotics have no effect on it, but vaccines and some special drugs do.',
      example: 'Colds, measles and influenza are each caused by one.',
      difficulty: 'easy',
      questions: [
        {
          question: "Why don't antibiotics help against a common cold?",
          answer: 'It is caused by viruses',
          wrong: ['It is caused by fungi', 'It is caused by cold air', 'It is caused by allergies'],
          why: 'Antibiotics act on bacteria, while colds are caused by viruses.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Vaccine',
      aliases: ['vaccines', 'vaccination', 'immunization', 'immunisation'],
      definition: "A preparation that trains the body's defences against a disease without causing that disease.",
      explanation:
        'It contains weakened or dead germs, parts of them, or the plan for such a part. The body forms memory cells, which react quickly if the real germ arrives. If most people have had it, the others are better protected as well.',
      example: 'Smallpox was wiped out worldwide with the help of one.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which disease was declared wiped out in 1980, thanks to vaccination?',
          answer: 'Smallpox',
          wrong: ['Measles', 'Malaria', 'Cholera'],
          why: 'The World Health Organization declared in 1980 that smallpox had been eradicated.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Antibody',
      aliases: ['antibodies', 'immunoglobulin', 'antigen', 'antigens'],
      definition: 'A Y-shaped protein that the body makes to recognise and mark one particular germ.',
      explanation:
        'It fits a certain structure, the antigen, like a key fits a lock. White blood cells called B cells produce it. Marked germs are destroyed more easily.',
      example: 'After measles, the blood contains the kind that fits the measles virus for decades.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which cells make antibodies?',
          answer: 'White blood cells',
          wrong: ['Red blood cells', 'Muscle cells', 'Nerve cells'],
          why: 'B cells, a kind of white blood cell, produce antibodies.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Antibiotic',
      aliases: ['antibiotics', 'penicillin', 'antibiotic resistance'],
      definition: 'A drug that kills bacteria or stops them from growing.',
      explanation:
        'Alexander Fleming discovered the first widely used one, penicillin, in 1928. They have no effect on viruses. Needless or wrong use helps resistant germs to spread.',
      example: 'A doctor may prescribe one for a severe throat infection with streptococci.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Who discovered penicillin in 1928?',
          answer: 'Alexander Fleming',
          wrong: ['Marie Curie', 'Robert Koch', 'Edward Jenner'],
          why: 'Fleming noticed that a mould had killed the bacteria around it.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Fever',
      aliases: ['high temperature', 'body temperature'],
      definition: "A rise of the body's temperature above normal, usually as a reaction to germs.",
      explanation:
        'The brain sets the target temperature higher, so people shiver until it is reached. Many germs grow less well when it is warmer. In adults, 38 degrees Celsius and more is a common threshold.',
      example: 'With influenza, the temperature often rises above 39 degrees.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why do people often shiver while a fever rises?',
          answer: 'The body is making heat',
          wrong: ['The body is losing salt', 'The blood is getting thicker', 'The nerves are being damaged'],
          why: 'Muscles that shiver produce heat, which raises the temperature to the new target.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Allergy',
      aliases: ['allergies', 'hay fever', 'allergic reaction', 'allergen', 'anaphylaxis'],
      definition: "An excessive reaction of the body's defences to something harmless, such as pollen.",
      explanation:
        'The body releases histamine, which causes itching, swelling or a runny nose. Common triggers are pollen, dust mites, animals, nuts and insect stings. A severe reaction of the whole body is an emergency.',
      example: 'People with hay fever sneeze when grass is in flower.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which substance released by the body causes many symptoms of an allergy?',
          answer: 'Histamine',
          wrong: ['Insulin', 'Adrenaline', 'Melatonin'],
          why: 'Histamine causes itching, swelling and a runny nose, so antihistamines relieve them.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
