import type { SeedCategory } from '../seed-category.ts';

export const healthMedicine: SeedCategory = {
  category: 'Health & Medicine',
  quizzes: [
    {
      title: 'Bones, Blood and Organs',
      description: 'What the parts of the human body do and how they work together.',
      questions: [
        {
          question: 'Which organs filter waste from the blood and produce urine?',
          options: ['Lungs', 'Intestines', 'Adrenal glands', 'Kidneys'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Each kidney contains about a million tiny filters called nephrons, which return most of the water and useful salts to the blood.',
        },
        {
          question: 'What is the longest bone in the human body?',
          options: ['Femur', 'Humerus', 'Fibula', 'Tibia'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'The femur, or thigh bone, is also among the strongest bones. It reaches from the hip to the knee.',
        },
        {
          question: 'Which organ produces bile?',
          options: ['Gallbladder', 'Liver', 'Stomach', 'Pancreas'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Bile breaks fat into small droplets for digestion. The gallbladder only stores and concentrates it until a meal arrives.',
        },
        {
          question: 'Which component of blood carries most of the oxygen?',
          options: ['White blood cells', 'Platelets', 'Red blood cells', 'Plasma'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Red blood cells are packed with haemoglobin, which picks up oxygen in the lungs and releases it in the tissues.',
        },
        {
          question: 'Which blood vessels return oxygen-rich blood from the lungs to the heart?',
          options: ['Pulmonary veins', 'Coronary arteries', 'Venae cavae', 'Pulmonary arteries'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Veins are defined by leading towards the heart, not by oxygen content. The pulmonary veins are unusual veins because their blood is rich in oxygen.',
        },
        {
          question: 'In which structures does oxygen pass from the air into the blood?',
          options: ['Diaphragm', 'Bronchi', 'Trachea', 'Alveoli'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Alveoli are tiny air sacs with very thin walls. Their huge number gives the lungs a very large surface for gas exchange.',
        },
        {
          question: 'In which part of the digestive tract are most nutrients absorbed?',
          options: ['Large intestine', 'Oesophagus', 'Small intestine', 'Stomach'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Its lining is covered with finger-like villi that enlarge the surface enormously. The large intestine mainly takes back water.',
        },
        {
          question:
            'A heart beats 70 times a minute and its left ventricle ejects 70 mL of blood per beat. How much does it pump per minute?',
          options: ['4.9 litres', '49 litres', '0.49 litres', '1.4 litres'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Cardiac output is heart rate times stroke volume: 70 × 70 mL = 4,900 mL. That is roughly the whole blood volume of an adult.',
        },
        {
          question: 'Which gland releases the hormone insulin?',
          options: ['Adrenal gland', 'Pancreas', 'Thyroid', 'Pituitary'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Insulin from the islets of Langerhans helps cells to take up sugar from the blood. The same gland also makes digestive enzymes.',
        },
        {
          question:
            'Which part of the brain acts as the main thermostat of the body and also steers hunger and thirst?',
          options: ['Hippocampus', 'Cerebellum', 'Amygdala', 'Hypothalamus'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'The hypothalamus compares blood temperature with a set point and triggers sweating or shivering. It also controls the pituitary gland.',
        },
      ],
    },
    {
      title: 'Germs, Vaccines and Immunity',
      description: 'How infections spread and how the body and medicine fight them.',
      questions: [
        {
          question: 'Against which kind of germ is the antibiotic penicillin effective?',
          options: ['Bacteria', 'Viruses', 'Fungi', 'Protozoa'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Penicillin disturbs the building of bacterial cell walls. Viruses have no cell walls, which is why it does not help against colds or flu.',
        },
        {
          question: 'Which animals transmit malaria to humans?',
          options: ['Ticks', 'Mosquitoes', 'Fleas', 'Tsetse flies'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Only female Anopheles mosquitoes do so, because they need blood to make eggs. The disease itself is caused by Plasmodium parasites.',
        },
        {
          question: 'How does a vaccine chiefly protect against a disease?',
          options: [
            'It lowers body temperature to slow the germ',
            'It kills germs that are already in the blood',
            'It coats the airways so that no germ can enter',
            'It trains immune cells to recognise the germ',
          ],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'A harmless form or piece of the germ leaves memory cells behind, which respond quickly at a later real infection.',
        },
        {
          question:
            'So many people are immune that a disease can hardly spread, which protects others too. What is this called?',
          options: ['Innate immunity', 'Passive immunity', 'Herd immunity', 'Cross-immunity'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'It protects people who cannot be vaccinated, such as very young babies. The share of immune people required depends on how contagious the disease is.',
        },
        {
          question:
            'Antibodies pass from a mother to her baby through the placenta. Which kind of immunity does the baby gain?',
          options: ['Innate immunity', 'Passive immunity', 'Cell-mediated immunity', 'Active immunity'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            "The antibodies come ready-made, so protection is immediate but fades within months. Active immunity is built by one's own immune system and lasts longer.",
        },
        {
          question: 'Which human disease did the World Health Organization declare eradicated in 1980?',
          options: ['Smallpox', 'Rabies', 'Measles', 'Polio'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Smallpox could be wiped out because it infected only humans, was easy to recognise and could be prevented by a vaccine.',
        },
        {
          question: 'What kind of organism causes tuberculosis?',
          options: ['A virus', 'A fungus', 'A bacterium', 'A protozoan'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Robert Koch identified Mycobacterium tuberculosis in 1882. It mostly attacks the lungs and spreads through the air.',
        },
        {
          question:
            'In a simple model an outbreak stops growing when a share 1 − 1/R is immune. What is it if one case infects R = 4 people who lack immunity?',
          options: ['60%', '25%', '80%', '75%'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            '1 − 1/4 = 0.75. With three in four contacts immune, each case infects on average only one other person, so the outbreak stops growing.',
        },
        {
          question: 'How do people most often catch cholera?',
          options: [
            'From contact with pets',
            'From contaminated water',
            'From mosquito bites',
            'From coughs or sneezes',
          ],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Vibrio cholerae spreads when sewage reaches drinking water or food. Clean water and sanitation are the best prevention.',
        },
        {
          question: 'Which immune cells does HIV mainly infect and destroy?',
          options: ['Plasma cells', 'Mast cells', 'Helper T cells', 'Natural killer cells'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'HIV enters cells that carry the CD4 protein. Because helper T cells coordinate other defences, their loss opens the way for further infections.',
        },
      ],
    },
    {
      title: 'Milestones of Medicine',
      description: 'People, discoveries and instruments that changed the practice of medicine.',
      questions: [
        {
          question: 'Who discovered the antibiotic effect of the mould Penicillium in 1928?',
          options: ['Frederick Banting', 'Alexander Fleming', 'Joseph Lister', 'Robert Koch'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'He noticed that bacteria did not grow near mould on a forgotten dish. Howard Florey, Ernst Chain and colleagues later turned it into a usable drug.',
        },
        {
          question: 'Which physicist discovered X-rays in 1895?',
          options: ['Wilhelm Röntgen', 'Ernest Rutherford', 'Max Planck', 'Henri Becquerel'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'He received the first Nobel Prize in Physics in 1901. An early picture shows the hand of his wife with her ring.',
        },
        {
          question: 'Which instrument do doctors use to listen to sounds of the heart and lungs?',
          options: ['Ophthalmoscope', 'Otoscope', 'Stethoscope', 'Endoscope'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'René Laennec invented it in 1816, starting with a rolled sheet of paper and then a wooden tube.',
        },
        {
          question: 'Which scholar wrote the medical encyclopaedia The Canon of Medicine, completed around 1025?',
          options: ['Ibn Rushd (Averroes)', 'Al-Razi (Rhazes)', 'Ibn Sina (Avicenna)', 'Al-Zahrawi (Abulcasis)'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'The Canon was translated into Latin in the 12th century and remained a textbook at European universities for hundreds of years.',
        },
        {
          question: 'For his smallpox vaccination of 1796, Edward Jenner used material from which disease?',
          options: ['Anthrax', 'Rabies', 'Chickenpox', 'Cowpox'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Milkmaids who had had cowpox seemed safe from smallpox. The Latin word for cow, vacca, gave vaccination its name.',
        },
        {
          question: 'Which test records the electrical activity of the heart?',
          options: ['Echocardiogram', 'Electrocardiogram', 'Electroencephalogram', 'Electromyogram'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Electrodes on the skin pick up the signals behind each beat. An echocardiogram also examines the heart, but with ultrasound.',
        },
        {
          question: 'What did Ignaz Semmelweis introduce in Vienna in 1847 to prevent deadly childbed fever?',
          options: ['Face masks', 'Rubber gloves', 'Blood transfusion', 'Hand washing'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'He had doctors clean their hands in chlorinated lime solution after dissections, and deaths fell sharply, years before germ theory explained why.',
        },
        {
          question: 'In 1747 the naval surgeon James Lind compared six treatments for which disease?',
          options: ['Scurvy', 'Typhus', 'Yellow fever', 'Malaria'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'The sailors given oranges and lemons recovered best. The trial is seen as an early controlled experiment; vitamin C was identified much later.',
        },
        {
          question: 'Which of these imaging methods uses no ionising radiation?',
          options: ['Mammography', 'CT scanning', 'Ultrasound', 'PET scanning'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Ultrasound forms images from the echoes of high-frequency sound. CT and mammography use X-rays, and PET uses radioactive tracers.',
        },
        {
          question: 'Which surgeon led the first human-to-human heart transplant, in Cape Town in 1967?',
          options: ['Michael DeBakey', 'Christiaan Barnard', 'Norman Shumway', 'Joseph Murray'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'The patient, Louis Washkansky, lived for 18 days and died of pneumonia while his immune system was suppressed to prevent rejection.',
        },
      ],
    },
  ],
};
