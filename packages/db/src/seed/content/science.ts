import type { SeedCategory } from '../seed-category.ts';

export const science: SeedCategory = {
  category: 'Science',
  quizzes: [
    {
      title: 'Atoms, Bonds and Reactions',
      description: 'How matter is put together, and what happens when substances react.',
      questions: [
        {
          question: 'Which particle found in the nucleus of an atom carries no electric charge?',
          options: ['Electron', 'Proton', 'Positron', 'Neutron'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Neutrons add mass without charge, which is why isotopes of one element can differ in mass yet behave almost identically in chemical reactions.',
        },
        {
          question: 'What is the chemical symbol for the element sodium?',
          options: ['Na', 'So', 'Sm', 'Sn'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'The symbol comes from natrium, the New Latin name of the element; Sn is tin and Sm is samarium.',
        },
        {
          question: 'How would you describe a water-based solution that has a pH of 2 at room temperature?',
          options: ['Weakly alkaline', 'Strongly acidic', 'Strongly alkaline', 'Exactly neutral'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Each step on the pH scale is a tenfold change in hydrogen-ion concentration, so pH 2 is about 100,000 times more acidic than pure water at pH 7.',
        },
        {
          question: 'Which type of bonding holds together the particles in a crystal of table salt, sodium chloride?',
          options: ['Ionic', 'Hydrogen', 'Metallic', 'Covalent'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Sodium gives up an electron to chlorine, and the oppositely charged ions then attract one another in a regular lattice.',
        },
        {
          question: 'An atom has 17 protons, 18 neutrons and 17 electrons. What is its mass number?',
          options: ['17', '34', '35', '52'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'The mass number counts protons and neutrons only; electrons are so light that they are left out. This atom is an isotope of chlorine.',
        },
        {
          question:
            'In the reaction 2 H₂ + O₂ → 2 H₂O, how many oxygen molecules react exactly with 12 hydrogen molecules?',
          options: ['3', '6', '12', '24'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'The coefficients show that every two hydrogen molecules need one oxygen molecule, so the oxygen count is half the hydrogen count.',
        },
        {
          question: 'Why do the noble gases take part in so few chemical reactions?',
          options: [
            'Their atoms are tied by triple bonds',
            'Their nuclei hold no charged particles',
            'Their atoms have no electrons at all',
            'Their outer electron shells are full',
          ],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'A full outer shell is a stable arrangement, so these atoms have little tendency to gain, lose or share electrons.',
        },
        {
          question:
            'Carbon-14 has a half-life of about 5,730 years. Roughly what fraction of a sample is left after 17,190 years?',
          options: ['One sixth', 'One quarter', 'One eighth', 'One sixteenth'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'The time is three half-lives, so the amount is halved three times: 1/2, then 1/4, then 1/8. Radiocarbon dating relies on this decay.',
        },
        {
          question:
            'The reaction N₂ + 3 H₂ ⇌ 2 NH₃ gives out heat. Which change raises the share of ammonia present at equilibrium?',
          options: [
            'Adding an iron catalyst',
            'Enlarging the container',
            'Raising the temperature',
            'Compressing the mixture',
          ],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            "Four gas molecules become two, so higher pressure favours the product side (Le Chatelier's principle). A catalyst only speeds up reaching equilibrium.",
        },
        {
          question: 'What is the oxidation state of manganese in the permanganate ion, MnO₄⁻?',
          options: ['+7', '+6', '+2', '+4'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Four oxygens at −2 contribute −8, and the ion has an overall charge of −1, so the manganese must make up the difference.',
        },
      ],
    },
    {
      title: 'Forces, Light and Energy',
      description: 'Physics questions on motion, waves, electricity and heat.',
      questions: [
        {
          question: 'Which SI unit is used to measure force?',
          options: ['Watt', 'Pascal', 'Joule', 'Newton'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'One newton is the force that gives a mass of one kilogram an acceleration of one metre per second squared.',
        },
        {
          question: 'Which of these colours of visible light has the longest wavelength?',
          options: ['Violet', 'Red', 'Blue', 'Green'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Red light has wavelengths of roughly 620 to 750 nanometres, while violet, at the other end of the visible spectrum, is near 400.',
        },
        {
          question: 'Through which of these can sound not travel?',
          options: ['Sea water', 'Solid steel', 'Helium gas', 'A vacuum'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Sound is a vibration passed on by particles, so it needs a material to travel through; it moves faster in steel than in air.',
        },
        {
          question: 'By which process does energy from the Sun cross empty space to reach Earth?',
          options: ['Diffusion', 'Convection', 'Radiation', 'Conduction'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Conduction, convection and diffusion all need matter, whereas electromagnetic waves can travel through a vacuum.',
        },
        {
          question: 'A net force of 12 N acts on an object with a mass of 3 kg. What is its acceleration?',
          options: ['4 m/s²', '9 m/s²', '15 m/s²', '36 m/s²'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            "Newton's second law gives acceleration as net force divided by mass, so doubling the mass would halve the result.",
        },
        {
          question: 'A light ray passes at a slant from air into glass. What happens to it?',
          options: [
            'It speeds up and bends towards the normal',
            'It slows down and bends towards the normal',
            'It slows down and bends away from the normal',
            'It speeds up and bends away from the normal',
          ],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Light travels more slowly in glass than in air, and this change of speed at the surface turns the ray. Lenses make use of the effect.',
        },
        {
          question: 'What is the combined resistance of a 3 Ω and a 6 Ω resistor connected in parallel?',
          options: ['2 Ω', '4.5 Ω', '9 Ω', '18 Ω'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'In parallel the reciprocals add: 1/3 + 1/6 = 1/2. The result is always smaller than the smallest single resistor.',
        },
        {
          question: 'What happens to the kinetic energy of a car when its speed doubles?',
          options: ['It quadruples', 'It triples', 'It stays the same', 'It doubles'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Kinetic energy depends on the square of the speed, which is one reason why braking distances grow so quickly at higher speeds.',
        },
        {
          question:
            'In the photoelectric effect, brighter light of the same frequency (above the threshold) increases which quantity?',
          options: [
            'Maximum kinetic energy of each electron',
            'Number of electrons released per second',
            'Threshold frequency of the metal',
            'Work function of the metal surface',
          ],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Brighter light means more photons, each freeing at most one electron. The energy per electron depends on frequency, as Einstein explained in 1905.',
        },
        {
          question: 'What is the highest efficiency possible for a heat engine working between 600 K and 300 K?',
          options: ['25%', '33%', '50%', '67%'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            "Carnot's limit is 1 minus the ratio of the cold to the hot absolute temperature, here 1 − 300/600.",
        },
      ],
    },
    {
      title: 'Cells, Genes and Living Things',
      description: 'Biology from the inside of the cell to inheritance and whole populations.',
      questions: [
        {
          question: 'Which cell structure is the main site of aerobic respiration in animal cells?',
          options: ['Mitochondrion', 'Ribosome', 'Nucleus', 'Golgi apparatus'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Mitochondria release energy from food molecules and store it in ATP; they even carry a small amount of DNA of their own.',
        },
        {
          question: 'Which molecules are the building blocks linked together in long chains to form proteins?',
          options: ['Simple sugars', 'Fatty acids', 'Nucleotides', 'Amino acids'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Living things build nearly all their proteins from the same set of 20; their order decides how the chain folds and what it can do.',
        },
        {
          question: 'How many chromosomes does a typical human body cell contain?',
          options: ['23', '44', '46', '48'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'They form 23 pairs, one of each pair from either parent; egg and sperm cells carry a single set.',
        },
        {
          question: 'To which group of vertebrates do bats belong?',
          options: ['Mammals', 'Reptiles', 'Birds', 'Amphibians'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Bats have fur and feed their young on milk; their wings are skin stretched over greatly lengthened finger bones.',
        },
        {
          question: 'In a DNA double helix, which base normally pairs with adenine?',
          options: ['Guanine', 'Cytosine', 'Uracil', 'Thymine'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation: 'The two are joined by two hydrogen bonds. In RNA, uracil takes over this role.',
        },
        {
          question: 'Two parents both carry the genotype Aa. What share of their offspring is expected to be aa?',
          options: ['0%', '25%', '50%', '75%'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'The four equally likely combinations are AA, Aa, aA and aa, so one in four receives the recessive allele from both parents.',
        },
        {
          question: 'What happens to a human red blood cell placed in pure water?',
          options: [
            'It divides into two new cells',
            'It takes in water and swells',
            'It loses water and shrivels',
            'It keeps exactly the same size',
          ],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Water moves by osmosis towards the more concentrated solution inside the cell. Having no cell wall, the cell may burst.',
        },
        {
          question: 'What is the name of the process that copies the information in a gene into messenger RNA?',
          options: ['Transcription', 'Translation', 'Transformation', 'Replication'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Translation comes afterwards, when ribosomes read the messenger RNA and build the matching protein.',
        },
        {
          question: 'A sample of double-stranded DNA contains 20% adenine. What percentage of its bases is guanine?',
          options: ['20%', '30%', '40%', '60%'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            "Adenine equals thymine, so together they make 40%; the remaining 60% is split equally between guanine and cytosine (Chargaff's rules).",
        },
        {
          question:
            'A gene with two alleles is in Hardy–Weinberg equilibrium; the recessive one has frequency 0.3. What share of individuals is heterozygous?',
          options: ['0.09', '0.21', '0.42', '0.49'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'The heterozygote frequency is 2pq, here 2 × 0.7 × 0.3. The model assumes random mating and no selection, mutation or migration.',
        },
      ],
    },
  ],
};
