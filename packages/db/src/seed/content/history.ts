import type { SeedCategory } from '../seed-category.ts';

export const history: SeedCategory = {
  category: 'History',
  quizzes: [
    {
      title: 'Empires of the Ancient World',
      description: 'Kings, wars and monuments from Mesopotamia to Rome.',
      questions: [
        {
          question: 'Along which river did the civilisation of ancient Egypt develop?',
          options: ['Euphrates', 'Tigris', 'Indus', 'Nile'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Its yearly flood left fertile mud on the fields, so farmers could feed a large population in the middle of a desert.',
        },
        {
          question: 'Which Roman town was buried by the eruption of Mount Vesuvius in 79 CE?',
          options: ['Pompeii', 'Carthage', 'Ostia', 'Syracuse'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'The ash preserved streets, houses and wall paintings; Pliny the Younger left an eyewitness account of the eruption.',
        },
        {
          question: 'Who is usually counted as the first Roman emperor?',
          options: ['Nero', 'Trajan', 'Augustus', 'Julius Caesar'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Born Octavian, he received the honorary name Augustus in 27 BCE. Julius Caesar ruled as dictator, not as emperor.',
        },
        {
          question: 'What is the name of the wedge-shaped script first developed by the Sumerians?',
          options: ['Cuneiform', 'Hieroglyphs', 'Linear B', 'Demotic'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Scribes pressed a cut reed into wet clay; the script was later adapted to several other languages, among them Akkadian and Hittite.',
        },
        {
          question: 'At which battle in 490 BCE did the Athenians and Plataeans defeat a Persian landing force?',
          options: ['Salamis', 'Marathon', 'Thermopylae', 'Gaugamela'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'The modern long-distance race recalls the legend of a messenger who ran from the battlefield to Athens with the news.',
        },
        {
          question: 'Which of these monuments was built first?',
          options: ['The Colosseum', 'The Parthenon', 'The Hagia Sophia', 'The Great Pyramid'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The Great Pyramid at Giza dates from the 26th century BCE, some two thousand years before the Parthenon in Athens.',
        },
        {
          question: 'During which war did Hannibal lead an army with elephants across the Alps?',
          options: ['Third Punic War', 'First Punic War', 'Second Punic War', 'First Macedonian War'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Hannibal crossed in 218 BCE and won great victories in Italy, but Rome finally defeated him at Zama in 202 BCE.',
        },
        {
          question: 'Which ruler of the Maurya Empire turned to Buddhism after a bloody war against Kalinga?',
          options: ['Chandragupta', 'Ashoka', 'Dasharatha', 'Bindusara'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'He had his moral teachings carved on rocks and pillars; the lion capital of one of them became the emblem of modern India.',
        },
        {
          question:
            'Under what name is the agreement of 313 CE known that granted Christians toleration in the Roman Empire?',
          options: ['Edict of Nantes', 'Edict of Milan', 'Edict of Worms', 'Edict of Thessalonica'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'It goes back to the emperors Constantine and Licinius. Only in 380 did the Edict of Thessalonica make Nicene Christianity the state religion.',
        },
        {
          question: 'In which present-day country lie Meroë and most of the heartland of the ancient kingdom of Kush?',
          options: ['Somalia', 'Kenya', 'Libya', 'Sudan'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'Kushite kings ruled Egypt as its 25th Dynasty, and pyramids built by their successors still stand at Meroë.',
        },
      ],
    },
    {
      title: 'Explorers, Trade and Revolutions',
      description: 'Voyages, inventions and uprisings between 1400 and 1900.',
      questions: [
        {
          question: 'In which year was the Bastille in Paris stormed?',
          options: ['1776', '1789', '1804', '1815'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'The prison-fortress held only seven prisoners, but its fall on 14 July became a symbol of the French Revolution.',
        },
        {
          question: 'The monarchs of which country sponsored the Atlantic voyage of Christopher Columbus in 1492?',
          options: ['Spain', 'France', 'England', 'Portugal'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Isabella of Castile and Ferdinand of Aragon backed him in the year in which they also took Granada. Portugal had turned him down.',
        },
        {
          question: 'Who set out in 1519 as leader of the expedition that became the first to sail around the world?',
          options: ['Christopher Columbus', 'Francis Drake', 'Bartolomeu Dias', 'Ferdinand Magellan'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Magellan was killed in the Philippines in 1521; Juan Sebastián Elcano brought the one remaining ship home to Spain in 1522.',
        },
        {
          question: 'In which country did the Industrial Revolution begin in the 18th century?',
          options: ['France', 'Great Britain', 'United States', 'Belgium'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Coal, colonial trade and new machines for spinning cotton all helped; Belgium was among the first countries to follow.',
        },
        {
          question: 'Which formerly enslaved man became the best-known leader of the Haitian Revolution?',
          options: ['José de San Martín', 'Francisco de Miranda', 'Simón Bolívar', 'Toussaint Louverture'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'He was captured and died in a French prison in 1803, months before Haiti declared its independence on 1 January 1804.',
        },
        {
          question:
            'What is the name of the political change of 1868 that ended the rule of the Tokugawa shoguns in Japan?',
          options: ['Kenmu Restoration', 'Ōnin War', 'Meiji Restoration', 'Taika Reform'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Power formally returned to the emperor, and the new government quickly built railways, modern schools and a conscript army.',
        },
        {
          question: 'Which 1494 treaty divided newly discovered lands outside Europe between Spain and Portugal?',
          options: ['Treaty of Utrecht', 'Treaty of Zaragoza', 'Treaty of Tordesillas', 'Treaty of Cateau-Cambrésis'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'The line ran through the Atlantic, 370 leagues west of the Cape Verde islands, which left eastern Brazil on the Portuguese side.',
        },
        {
          question: 'Which improvement by James Watt made the steam engine far more economical with fuel?',
          options: ['A separate condenser', 'A rotating steam turbine', 'A second boiler', 'A coal-gas burner'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Steam was cooled in its own chamber, so the main cylinder could stay hot instead of being reheated at every stroke.',
        },
        {
          question: 'With which port in the Americas did the Manila galleons link the Philippines for about 250 years?',
          options: ['Acapulco', 'Valparaíso', 'Havana', 'Cartagena'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'They carried American silver westwards and Chinese silk and porcelain eastwards, from 1565 until 1815.',
        },
        {
          question: 'Which of these events happened last?',
          options: [
            "Napoleon's defeat at Waterloo",
            'The independence of Haiti',
            'The US Declaration of Independence',
            "Brazil's break with Portugal",
          ],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'The order is 1776 (United States), 1804 (Haiti), 1815 (Waterloo) and 1822, when Prince Pedro declared Brazil independent.',
        },
      ],
    },
    {
      title: 'The Turbulent Twentieth Century',
      description: 'World wars, independence movements and the Cold War.',
      questions: [
        {
          question: 'Whose assassination in Sarajevo in June 1914 set off the crisis that led to the First World War?',
          options: [
            'Tsar Nicholas II',
            'Emperor Franz Joseph',
            'King Alexander of Yugoslavia',
            'Archduke Franz Ferdinand',
          ],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'He was heir to the throne of Austria-Hungary; within about six weeks most of the great powers of Europe were at war.',
        },
        {
          question: 'In which year was the Berlin Wall opened?',
          options: ['1979', '1985', '1989', '1995'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Crowds gathered on 9 November after a confused announcement about travel rules; the wall had divided the city since 1961.',
        },
        {
          question: 'Who led the Salt March of 1930 against British rule in India?',
          options: ['Mahatma Gandhi', 'Subhas Chandra Bose', 'Jawaharlal Nehru', 'Muhammad Ali Jinnah'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Walkers covered some 390 km to the coast at Dandi and made salt there, openly breaking the colonial salt monopoly.',
        },
        {
          question: 'Which space mission first landed people on the Moon?',
          options: ['Gemini 12', 'Apollo 11', 'Apollo 8', 'Apollo 13'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Neil Armstrong and Buzz Aldrin landed on 20 July 1969 while Michael Collins stayed in lunar orbit.',
        },
        {
          question:
            'What was the name of the American programme, announced in 1947, for rebuilding the economies of Western Europe?',
          options: ['Marshall Plan', 'Schuman Plan', 'Dawes Plan', 'Morgenthau Plan'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Named after the US Secretary of State, it provided around 13 billion dollars; the Soviet Union and its allies stayed out.',
        },
        {
          question: 'Which leader nationalised the Suez Canal in 1956?',
          options: ['King Farouk', 'Mohammad Mosaddegh', 'Gamal Abdel Nasser', 'Anwar Sadat'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Britain, France and Israel then attacked Egypt, but pressure from the United States and the Soviet Union forced them to withdraw.',
        },
        {
          question: 'Which British colony in Africa became independent in 1957 under the leadership of Kwame Nkrumah?',
          options: ['Gambia', 'Nigeria', 'Gold Coast', 'Sierra Leone'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'It took the name Ghana, after a medieval West African empire, and inspired independence movements across the continent.',
        },
        {
          question: 'Which of these events happened first?',
          options: [
            'The October Revolution in Russia',
            'The founding of the Turkish Republic',
            'The start of the Spanish Civil War',
            'The Wall Street Crash in New York',
          ],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation: 'The order is 1917 (Russia), 1923 (Turkey), 1929 (Wall Street) and 1936 (Spain).',
        },
        {
          question: 'Which country hosted the Bandung Conference of Asian and African states in 1955?',
          options: ['India', 'Philippines', 'Egypt', 'Indonesia'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'Twenty-nine countries attended; the meeting is seen as an important step towards the Non-Aligned Movement, founded in 1961.',
        },
        {
          question: 'What was the main aim of the Kellogg–Briand Pact of 1928?',
          options: [
            'Sharing out the former Ottoman lands',
            'Renouncing war as national policy',
            "Fixing Germany's reparation payments",
            'Limiting the size of battle fleets',
          ],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Dozens of states signed it, but it had no means of enforcement. It later served as a legal basis for charges of waging aggressive war.',
        },
      ],
    },
  ],
};
