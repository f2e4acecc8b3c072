import type { SeedCategory } from '../seed-category.ts';

export const entertainment: SeedCategory = {
  category: 'Entertainment',
  quizzes: [
    {
      title: 'Silver Screen Milestones',
      description: 'Films and film-makers that changed the history of cinema.',
      questions: [
        {
          question: 'Who directed the shark thriller Jaws (1975)?',
          options: ['Martin Scorsese', 'Steven Spielberg', 'Francis Ford Coppola', 'Brian De Palma'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Because the mechanical shark kept breaking down, it is rarely seen in the first half, which made the film more frightening.',
        },
        {
          question: 'Which of these was the first feature-length film made entirely with computer animation?',
          options: ['Toy Story', 'Finding Nemo', 'Monsters, Inc.', 'Shrek'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Pixar released it in 1995. Plastic toys suited the technique, since early rendering made smooth surfaces look better than skin or fur.',
        },
        {
          question: 'Which screen character with bowler hat, cane and baggy trousers did Charlie Chaplin create?',
          options: ['The Lodger', 'The Navigator', 'The Sheik', 'The Tramp'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'He appeared first in 1914 and last in Modern Times (1936), keeping silent for years after sound films had taken over.',
        },
        {
          question: 'In which Alfred Hitchcock film does a woman check in at the Bates Motel?',
          options: ['Vertigo', 'The Birds', 'Rebecca', 'Psycho'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'The 1960 film shocked audiences by killing its apparent heroine early on, in a shower scene cut to shrieking strings by Bernard Herrmann.',
        },
        {
          question: 'The Jazz Singer (1927) is remembered as the first feature film to include what?',
          options: ['A moving camera', 'A wide-screen image', 'Synchronised speech', 'Full-colour pictures'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Most of it is still silent, with intertitles. Its success persuaded the studios to change over to sound within a few years.',
        },
        {
          question: 'Which brothers gave the famous paid public film show at the Grand Café in Paris in December 1895?',
          options: ['Lumière', 'Goncourt', 'Pathé', 'Montgolfier'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Their Cinématographe was camera, printer and projector in one. The first programme showed short scenes such as workers leaving a factory.',
        },
        {
          question: 'Who directed the film Seven Samurai (1954)?',
          options: ['Yasujirō Ozu', 'Nagisa Ōshima', 'Akira Kurosawa', 'Kenji Mizoguchi'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Its plot of hired fighters defending a village was moved to the American West in The Magnificent Seven (1960).',
        },
        {
          question: 'In Citizen Kane (1941), what turns out to bear the name Rosebud?',
          options: ['A country house', 'A sailing yacht', 'A childhood sled', 'A lost racehorse'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'The reporter in the story never learns this; only the audience sees it burn, as a token of the boyhood that Kane lost.',
        },
        {
          question:
            'The best-known scene of Battleship Potemkin (1925) takes place on a great flight of steps in which city?',
          options: ['Vladivostok', 'Odesa', 'Leningrad', 'Sevastopol'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            "Sergei Eisenstein's rapid cutting in the Odessa Steps sequence became a textbook example of montage, and its falling pram has often been quoted.",
        },
        {
          question: 'Who directed the German Expressionist film The Cabinet of Dr. Caligari (1920)?',
          options: ['Ernst Lubitsch', 'Fritz Lang', 'G. W. Pabst', 'Robert Wiene'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'Its sets have crooked walls and painted shadows that mirror a disturbed mind, a style that later influenced film noir.',
        },
      ],
    },
    {
      title: 'Strings, Scores and Stages',
      description: 'Instruments, songs, ballets and operas from around the world.',
      questions: [
        {
          question: 'How many strings does a standard violin have?',
          options: ['7', '4', '6', '5'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation: 'They are tuned a fifth apart, to G, D, A and E from the lowest to the highest.',
        },
        {
          question: 'In which English city was the band The Beatles formed?',
          options: ['Birmingham', 'Manchester', 'Liverpool', 'Newcastle'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'They played hundreds of shows at its Cavern Club and learnt their stagecraft in long nights at clubs in Hamburg.',
        },
        {
          question: 'Who composed the set of violin concertos known as The Four Seasons?',
          options: ['Antonio Vivaldi', 'Giuseppe Tartini', 'Niccolò Paganini', 'Arcangelo Corelli'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Published in 1725, they are early programme music: sonnets printed with the score describe the birds, storms and hunts in the music.',
        },
        {
          question: 'On which Caribbean island did reggae arise in the late 1960s?',
          options: ['Jamaica', 'Trinidad', 'Cuba', 'Martinique'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'It grew out of ska and rocksteady and is known for guitar chords on the offbeat. Trinidad is the home of calypso and the steel pan.',
        },
        {
          question: 'Which Shakespeare play does the musical West Side Story move to New York?',
          options: ['Twelfth Night', 'The Comedy of Errors', 'The Taming of the Shrew', 'Romeo and Juliet'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The feuding families become two street gangs, the Jets and the Sharks. The Taming of the Shrew became the musical Kiss Me, Kate.',
        },
        {
          question: 'In which ballet does the Sugar Plum Fairy dance?',
          options: ['Coppélia', 'Swan Lake', 'The Sleeping Beauty', 'The Nutcracker'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Tchaikovsky gave her dance to the celesta, then a brand-new keyboard instrument whose bell-like sound he had discovered in Paris.',
        },
        {
          question: 'To which family of instruments does the saxophone belong?',
          options: ['Brass', 'Woodwind', 'Percussion', 'Keyboard'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'The way the sound is made counts, not the metal body: a single reed vibrates in the mouthpiece, as in a clarinet.',
        },
        {
          question: 'At 120 quarter-note beats per minute in 4/4 time, how long do eight bars last?',
          options: ['8 seconds', '32 seconds', '16 seconds', '24 seconds'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation: 'Eight bars of four beats make 32 beats, and at this tempo each beat lasts half a second.',
        },
        {
          question: 'In which city was the opera Aida by Giuseppe Verdi first performed, in 1871?',
          options: ['Milan', 'Saint Petersburg', 'Cairo', 'Venice'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'The Khedive of Egypt commissioned it for his new opera house. The Franco-Prussian War delayed it, as sets and costumes were stuck in Paris.',
        },
        {
          question: 'Two notes whose frequencies stand in the ratio 3:2 form which interval in just intonation?',
          options: ['Perfect fifth', 'Minor seventh', 'Major third', 'Perfect fourth'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'After the octave (2:1) it has the simplest ratio, which is why it sounds so stable. A perfect fourth is 4:3.',
        },
      ],
    },
    {
      title: 'From Comic Strips to Consoles',
      description: 'Comics, cartoons, television and games that became classics.',
      questions: [
        {
          question: 'Which comic-book hero was created by the Belgian artist Hergé?',
          options: ['Lucky Luke', 'Tintin', 'Asterix', 'Corto Maltese'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'The young reporter first appeared in 1929. The clean, even line of the drawings became known as ligne claire.',
        },
        {
          question: 'Which chess piece may jump over other pieces in its ordinary move?',
          options: ['Queen', 'Rook', 'Bishop', 'Knight'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Its L-shaped move always takes it to a square of the opposite colour. The other pieces are stopped by whatever stands in their way.',
        },
        {
          question: 'Which company created the video game character Mario?',
          options: ['Atari', 'Sega', 'Electronic Arts', 'Nintendo'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'Shigeru Miyamoto introduced him in Donkey Kong (1981). The company had started in 1889 as a maker of playing cards.',
        },
        {
          question: 'Who created the puzzle game Tetris in Moscow in the 1980s?',
          options: ['Tomohiro Nishikado', 'Shigeru Miyamoto', 'Alexey Pajitnov', 'Nolan Bushnell'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'He worked at the Soviet Academy of Sciences. Each piece is made of four squares, hence the name, from the Greek word for four.',
        },
        {
          question: 'In which 1980 arcade game does the player eat dots in a maze while being chased by four ghosts?',
          options: ['Frogger', 'Pac-Man', 'Galaxian', 'Space Invaders'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Toru Iwatani gave each ghost its own way of moving, so that they seem to have different characters.',
        },
        {
          question: 'In which comic strip did Snoopy and Charlie Brown appear?',
          options: ['Blondie', 'Peanuts', 'Beetle Bailey', 'Garfield'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation: 'Charles M. Schulz wrote and drew it alone for almost fifty years, from 1950 to 2000.',
        },
        {
          question: 'Two ordinary dice are rolled. In how many of the 36 equally likely outcomes do they total seven?',
          options: ['Six', 'Five', 'Eight', 'Four'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Whatever the first die shows, exactly one face of the second completes a seven, so it is the most likely total.',
        },
        {
          question: 'Which British television series was first broadcast on 23 November 1963?',
          options: ['Thunderbirds', 'Coronation Street', "Dad's Army", 'Doctor Who'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'It was planned as a family programme with lessons in history and science. The idea of regeneration later let new actors take over the lead.',
        },
        {
          question: 'Which cartoon, premiered in November 1928, presented Mickey Mouse with synchronised sound?',
          options: ['Steamboat Willie', 'Plane Crazy', "The Gallopin' Gaucho", 'The Skeleton Dance'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Two silent Mickey films had been made before it without finding a distributor. Sound effects and music timed to the action made the difference.',
        },
        {
          question: 'How many lines run in each direction on a full-size board for the game of Go?',
          options: ['21', '16', '19', '15'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'Stones are placed on the 361 crossing points rather than in the squares. Beginners often use boards of 9 or 13 lines.',
        },
      ],
    },
  ],
};
