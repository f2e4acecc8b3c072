import type { Topic } from '../concept.ts';

export const ancientCivilizations: Topic = {
  name: 'Ancient civilizations',
  aliases: [
    'ancient history',
    'ancient world',
    'ancient civilisations',
    'antiquity',
    'ancient Greece',
    'early civilizations',
  ],
  concepts: [
    {
      term: 'Mesopotamia',
      aliases: ['Sumer', 'Sumerians', 'Babylon', 'Babylonia', 'cuneiform', 'Fertile Crescent', 'Hammurabi'],
      definition: 'The land between the Tigris and the Euphrates where some of the first cities grew.',
      explanation:
        'Its name is Greek for “between the rivers”, and most of it lies in today’s Iraq. The Sumerians built cities such as Uruk here and wrote on clay tablets in cuneiform. Later it was ruled by Akkadians, Babylonians and Assyrians.',
      example: 'The Code of Hammurabi, a king of Babylon, is one of the best-known early collections of laws.',
      difficulty: 'medium',
      questions: [
        {
          question: 'On what material did the scribes of Mesopotamia usually write cuneiform?',
          answer: 'Clay tablets',
          wrong: ['Papyrus rolls', 'Silk cloths', 'Palm leaves'],
          why: 'They pressed a cut reed into wet clay, which was then dried or baked.',
          difficulty: 'easy',
        },
        {
          question: 'Which two rivers enclose the land of Mesopotamia?',
          answer: 'The Tigris and the Euphrates',
          wrong: ['The Indus and the Ganges', 'The Nile and the Jordan', 'The Yellow River and the Yangtze'],
          why: 'Mesopotamia means “between the rivers”: the Tigris in the east and the Euphrates in the west.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Ancient Egypt',
      aliases: ['Egyptians', 'pharaohs', 'pharaoh', 'pyramids', 'hieroglyphs', 'Tutankhamun', 'mummies'],
      definition: 'The kingdom along the Nile whose rulers, the pharaohs, were buried in pyramids and rock tombs.',
      explanation:
        'The yearly flood of the Nile left fertile mud, so that farmers could feed a large population in a desert. The pharaoh was seen as a link between gods and people. Priests and officials wrote in hieroglyphs, which scholars could read again only after the Rosetta Stone was found.',
      example: 'The Great Pyramid of Giza was built as the tomb of the pharaoh Khufu.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which find made it possible to read Egyptian hieroglyphs again?',
          answer: 'The Rosetta Stone',
          wrong: ['The Dead Sea Scrolls', 'The Narmer Palette', 'The mask of Tutankhamun'],
          why: 'The stone has the same decree in hieroglyphs, Demotic and Greek, and Greek could be read.',
          difficulty: 'medium',
        },
        {
          question: 'Why was the yearly flood of the Nile good for farmers in ancient Egypt?',
          answer: 'It left fertile mud on the fields',
          wrong: [
            'It washed the salt of the sea inland',
            'It filled the gold mines with fresh water',
            'It carried wild animals away from the villages',
          ],
          why: 'The mud renewed the soil each year, so rich harvests were possible in a dry land.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Athenian democracy',
      aliases: ['democracy in Athens', 'Athens', 'Greek democracy', 'Pericles', 'Cleisthenes', 'ostracism'],
      definition: 'The Greek form of government in which male citizens voted on laws in an assembly.',
      explanation:
        'It took shape after the reforms of Cleisthenes in 508 BCE. Citizens met on a hill, spoke and voted directly instead of electing a parliament, and many officials were chosen by lot. Women, enslaved people and foreigners had no vote.',
      example: 'The citizens could send a man away for ten years by writing his name on pieces of pottery.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who could vote in the assembly of ancient Athens?',
          answer: 'Adult male citizens',
          wrong: ['All adults in the city', 'Only priests and generals', 'Only owners of ships'],
          why: 'Women, enslaved people and foreigners were shut out, so most inhabitants had no vote.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Sparta',
      aliases: ['Spartans', 'Spartan', 'helots', 'Thermopylae', 'Leonidas'],
      definition: 'The Greek city-state known for a life of strict military training and for its two kings.',
      explanation:
        'Boys left their families at about seven to be trained as soldiers. The land was worked by helots, a people without freedom who far outnumbered the citizens. It led the alliance that defeated Athens in the Peloponnesian War.',
      example: 'King Leonidas and his 300 men fell at Thermopylae in 480 BCE, fighting the Persian army.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who were the helots of ancient Sparta?',
          answer: 'Unfree people who worked the land',
          wrong: [
            'Judges who watched over both the kings',
            'Soldiers who guarded the city walls',
            'Merchants who traded across the sea',
          ],
          why: 'The helots farmed for the Spartan citizens, who could then spend their lives training for war.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Persian Empire',
      aliases: ['Achaemenid Empire', 'Achaemenids', 'Persians', 'Cyrus the Great', 'Darius', 'Xerxes', 'Persepolis'],
      definition: 'The realm founded by Cyrus the Great that reached from the Indus to the Aegean Sea.',
      explanation:
        'Cyrus founded it in the 6th century BCE. Kings such as Darius I divided it into provinces under governors called satraps and linked them by good roads. Its attempts to conquer Greece failed at Marathon, Salamis and Plataea.',
      example: 'Messengers on the Royal Road changed horses at stations, so that news took days instead of months.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What was a satrap in the ancient Persian Empire?',
          answer: 'The governor of a province',
          wrong: ['A priest of the fire temple', 'A rider of the royal post', 'A soldier of the king’s guard'],
          why: 'Satraps ruled the provinces for the king, kept order and collected taxes.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Alexander the Great',
      aliases: ['Alexander', 'Alexander of Macedon', 'Hellenism', 'Hellenistic period', 'Macedonia'],
      definition: 'The king of Macedon who led an army from Greece to India and died in Babylon in 323 BCE.',
      explanation:
        'The son of Philip II and a pupil of Aristotle, he became king at 20. Within about ten years he defeated the Persian king Darius III and conquered Egypt and the lands as far as the Indus. After his early death his generals divided the land, and Greek culture spread widely in the Hellenistic age.',
      example: 'Alexandria in Egypt, which he founded, later had the most famous library of its time.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which philosopher taught the young Alexander the Great?',
          answer: 'Aristotle',
          wrong: ['Socrates', 'Epicurus', 'Pythagoras'],
          why: 'Philip II invited Aristotle to Macedon to teach his son.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
