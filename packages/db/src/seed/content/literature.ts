import type { SeedCategory } from '../seed-category.ts';

export const literature: SeedCategory = {
  category: 'Literature',
  quizzes: [
    {
      title: 'Great Novels and Their Makers',
      description: 'Famous works of fiction, their authors and unforgettable characters.',
      questions: [
        {
          question: 'Who wrote the novel “Pride and Prejudice”?',
          options: ['Jane Austen', 'George Eliot', 'Mary Shelley', 'Charlotte Brontë'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'It appeared in 1813 without her name; the title page said only “by the author of Sense and Sensibility”.',
        },
        {
          question: 'In which novel does Captain Ahab hunt a white whale?',
          options: ['Lord Jim', 'Treasure Island', 'Moby-Dick', 'The Sea-Wolf'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'Herman Melville had served on a whaling ship himself. The book sold poorly in his lifetime and became famous only in the 20th century.',
        },
        {
          question: 'Who created the would-be knight Don Quixote?',
          options: ['Lope de Vega', 'Gabriel García Márquez', 'Federico García Lorca', 'Miguel de Cervantes'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'The two parts of the book appeared in 1605 and 1615, and it is often described as the first modern European novel.',
        },
        {
          question: 'Which Russian author wrote “War and Peace”?',
          options: ['Fyodor Dostoevsky', 'Leo Tolstoy', 'Ivan Turgenev', 'Anton Chekhov'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            "The novel follows several aristocratic families through the years around Napoleon's invasion of Russia in 1812.",
        },
        {
          question: "Which character murders a pawnbroker in Dostoevsky's “Crime and Punishment”?",
          options: ['Razumikhin', 'Svidrigailov', 'Marmeladov', 'Raskolnikov'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The poor former student has a theory that exceptional people stand above the law; his conscience proves him wrong.',
        },
        {
          question: 'Who wrote “Things Fall Apart”, the story of the Igbo warrior Okonkwo?',
          options: ['Wole Soyinka', 'Amos Tutuola', 'Chinua Achebe', "Ngũgĩ wa Thiong'o"],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Published in 1958, it shows the arrival of missionaries and colonial rule from an African point of view. Its title comes from a poem by Yeats.',
        },
        {
          question: 'In which fictional town is “One Hundred Years of Solitude” mainly set?',
          options: ['Macondo', 'Santa María', 'Comala', 'Yoknapatawpha'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Gabriel García Márquez follows seven generations of the Buendía family there in this landmark of magical realism.',
        },
        {
          question: "How is the story of Bram Stoker's “Dracula” mainly told?",
          options: [
            'As a speech before a court',
            'As a dialogue in verse',
            'Through diaries and letters',
            'By one all-knowing narrator',
          ],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Such a book is called an epistolary novel: the documents of different characters gradually add up to the whole picture.',
        },
        {
          question: "Which heroine of George Eliot's “Middlemarch” marries the scholar Edward Casaubon?",
          options: ['Maggie Tulliver', 'Dorothea Brooke', 'Gwendolen Harleth', 'Rosamond Vincy'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'She hopes to share in a great work of learning, but his “Key to All Mythologies” turns out to be a hopeless project.',
        },
        {
          question:
            "On which island does the Ramsay family spend its holidays in Virginia Woolf's “To the Lighthouse”?",
          options: ['Skye', 'Anglesey', 'Jersey', 'Lundy'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Woolf set the book in the Hebrides but drew on her own childhood summers at St Ives in Cornwall.',
        },
      ],
    },
    {
      title: 'Poets, Playwrights and the Stage',
      description: 'Verse forms, tragedies and turning points of the theatre.',
      questions: [
        {
          question: "In which of Shakespeare's plays does the hero say “To be, or not to be: that is the question”?",
          options: ['Macbeth', 'Othello', 'King Lear', 'Hamlet'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'The Danish prince weighs suffering against the fear of what may come after death, “the undiscovered country”.',
        },
        {
          question: 'How many lines does a sonnet traditionally have?',
          options: ['10', '12', '14', '16'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'The Petrarchan type splits into eight and six lines; the Shakespearean type has three quatrains and a closing couplet.',
        },
        {
          question: 'From which country does the short verse form haiku come?',
          options: ['Korea', 'Japan', 'China', 'Vietnam'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Its classical pattern has 5, 7 and 5 sound units and usually hints at a season; Bashō is its most celebrated master.',
        },
        {
          question: 'To which family does Romeo belong in “Romeo and Juliet”?',
          options: ['Medici', 'Capulet', 'Lancaster', 'Montague'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'His house has an old feud with the Capulets of Verona, to whom Juliet belongs; both young people pay for it with their lives.',
        },
        {
          question: "Which playwright wrote “A Doll's House”, in which Nora finally leaves her husband?",
          options: ['Bertolt Brecht', 'Anton Chekhov', 'August Strindberg', 'Henrik Ibsen'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The ending caused a scandal in 1879; for a German production Ibsen reluctantly wrote a version in which Nora stays.',
        },
        {
          question: 'How many syllables does a regular line of iambic pentameter have?',
          options: ['8', '10', '12', '16'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            '“Penta” means five: the line has five feet, each an unstressed syllable followed by a stressed one.',
        },
        {
          question: 'Which figure of speech does Robert Burns use in “O my Luve is like a red, red rose”?',
          options: ['Onomatopoeia', 'Simile', 'Oxymoron', 'Metonymy'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'The word “like” makes the comparison explicit. Saying “my love is a rose” would turn it into a metaphor.',
        },
        {
          question: "How does the heroine of Sophocles' “Antigone” break the order of King Creon?",
          options: [
            'She buries her brother',
            'She marries an enemy',
            'She frees a prisoner',
            'She burns down a temple',
          ],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Creon had forbidden any burial for Polynices as a traitor; the play weighs the law of the state against duty to family and gods.',
        },
        {
          question: "Which rhyme scheme is the terza rima of Dante's “Divine Comedy”?",
          options: ['AABB CCDD', 'ABBA ABBA', 'ABA BCB CDC', 'ABAB CDCD EE'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'The middle line of each three-line group sets the rhyme for the next group, so the verses link together like a chain.',
        },
        {
          question: 'Who wrote the Sanskrit play about Shakuntala and King Dushyanta?',
          options: ['Kalidasa', 'Valmiki', 'Bhavabhuti', 'Tulsidas'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'The plot comes from the Mahabharata; after its translation in 1789 the play won admirers all over Europe, Goethe among them.',
        },
      ],
    },
    {
      title: 'Epics, Myths and World Classics',
      description: 'Heroes, storytellers and legendary tales from many cultures.',
      questions: [
        {
          question: 'Which island is the home to which Odysseus struggles to return in the “Odyssey”?',
          options: ['Naxos', 'Rhodes', 'Crete', 'Ithaca'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'The journey takes him ten years after the fall of Troy, while his wife Penelope holds off a crowd of suitors.',
        },
        {
          question: 'Who tells the stories in the frame tale of “One Thousand and One Nights”?',
          options: ['Morgiana', 'Dunyazad', 'Scheherazade', 'Badroulbadour'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'She stops each night at an exciting point, so the king keeps putting off her execution to hear how the story goes on.',
        },
        {
          question: 'In which language did Dante write the “Divine Comedy”?',
          options: ['French', 'Latin', 'Spanish', 'Italian'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Most serious works of his day were in Latin; his choice of the Tuscan vernacular helped to shape the standard language of Italy.',
        },
        {
          question: 'What kind of animal is Sun Wukong, the trickster hero of the Chinese novel “Journey to the West”?',
          options: ['A leopard', 'A monkey', 'A tiger', 'A crane'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Also called the Monkey King, he protects the monk Xuanzang on a pilgrimage to fetch Buddhist scriptures from India.',
        },
        {
          question: 'Of which city is Gilgamesh king in the Mesopotamian epic named after him?',
          options: ['Nineveh', 'Uruk', 'Mari', 'Babylon'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'After the death of his friend Enkidu he searches in vain for immortality. The fullest surviving version is on clay tablets found at Nineveh.',
        },
        {
          question: 'Which lady of the Japanese court wrote “The Tale of Genji”?',
          options: ['Murasaki Shikibu', 'Izumi Shikibu', 'Sei Shōnagon', 'Ono no Komachi'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Written in the early 11th century, it describes the loves and life of a prince and is often called one of the first novels in the world.',
        },
        {
          question: 'Which Latin term describes a story that opens in the middle of the action?',
          options: ['In medias res', 'Deus ex machina', 'Carpe diem', 'Memento mori'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Horace used the phrase to praise Homer. The “Iliad”, for example, begins near the end of the ten-year Trojan War.',
        },
        {
          question: 'Which poet completed the Persian national epic “Shahnameh” around the year 1010?',
          options: ['Saadi', 'Hafez', 'Ferdowsi', 'Omar Khayyam'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'Its roughly 50,000 couplets tell of kings and heroes such as Rostam, from mythical times to the Arab conquest of Persia.',
        },
        {
          question: 'The West African epic of Sundiata tells of the founder of which empire?',
          options: ['Mali', 'Songhai', 'Kanem', 'Benin'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Griots, professional singers and keepers of history, have handed the epic down by word of mouth since the Middle Ages.',
        },
        {
          question: 'Who compiled the Finnish epic “Kalevala” from folk songs in the 19th century?',
          options: ['Johan Runeberg', 'Aleksis Kivi', 'Zachris Topelius', 'Elias Lönnrot'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'A country doctor, he collected songs on long journeys through Karelia; the work became a cornerstone of Finnish identity.',
        },
      ],
    },
  ],
};
