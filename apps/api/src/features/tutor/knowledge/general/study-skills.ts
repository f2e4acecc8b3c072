import type { Topic } from '../concept.ts';

export const studySkills: Topic = {
  name: 'Study skills',
  aliases: [
    'learning techniques',
    'how to study',
    'study techniques',
    'learning to learn',
    'memory',
    'revision',
    'exam preparation',
  ],
  concepts: [
    {
      term: 'Spaced repetition',
      aliases: ['spacing effect', 'spaced practice', 'distributed practice', 'forgetting curve', 'flashcards'],
      definition: 'Reviewing something several times with growing pauses in between.',
      explanation:
        'We forget most soon after learning, and each review makes the memory last longer. So it is best to come back just before something would be lost. Several short sessions over days beat one long session with the same total time.',
      example: 'You review new words after one day, after three days, after a week and after a month.',
      difficulty: 'easy',
      questions: [
        {
          question: 'You have three hours to learn for a test next week. Which plan helps you remember most?',
          answer: 'Six half hours on different days',
          wrong: [
            'Three hours on the evening before',
            'Three hours today and no review',
            'Two long sessions on the last day',
          ],
          why: 'Learning that is spread over several days lasts longer than the same time in one go.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Active recall',
      aliases: ['retrieval practice', 'testing effect', 'self-testing', 'practice tests', 'quizzing yourself'],
      definition: 'Trying to remember something without looking, instead of reading it again.',
      explanation:
        'The effort of getting something out of memory makes it easier to find the next time. It also shows honestly what you do not know yet. Rereading feels easier, but what looks familiar is not always known.',
      example: 'You close the book and write down all you still know of the chapter.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these activities is an example of active recall?',
          answer: 'Answering questions from memory',
          wrong: [
            'Reading the chapter a second time',
            'Marking sentences with a colour',
            'Listening to the lecture again',
          ],
          why: 'Only here do you have to bring the knowledge back without seeing it.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Interleaving',
      aliases: ['mixed practice', 'mixing topics', 'blocked practice', 'interleaved practice'],
      definition: 'Mixing different kinds of tasks in one session instead of doing one kind at a time.',
      explanation:
        'It feels harder, because you have to decide each time which method fits. Exactly this decision is what a test asks for. Doing one kind at a time feels smooth, but you use a method without having to choose it.',
      example: 'You solve tasks on area, volume and angles in a mixed order.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What do you train by interleaving different kinds of maths problems?',
          answer: 'Choosing the right method',
          wrong: ['Writing much faster', 'Learning rules by heart', 'Working without breaks'],
          why: 'When kinds of problems are mixed, each one has to be recognised before it can be solved.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Pomodoro technique',
      aliases: ['pomodoro', 'pomodoros', 'study timer', '25 minutes', 'breaks', 'time management'],
      definition: 'Working in blocks of about 25 minutes with short breaks in between.',
      explanation:
        'It was named after a kitchen timer in the shape of a tomato. During a block you do one task only and put the phone away. After four blocks you take a longer break, so that attention can recover.',
      example: 'You set a timer, read for 25 minutes and then stretch for five.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What should you do after four blocks of the Pomodoro technique?',
          answer: 'Take a longer break',
          wrong: ['Start a harder task', 'Double the next block', 'Stop for the whole week'],
          why: 'After about two hours of work a longer break helps you to concentrate again.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Mnemonic',
      aliases: ['mnemonics', 'memory aid', 'memory palace', 'method of loci', 'acronym', 'memory trick'],
      definition: 'A trick that makes something easier to remember, such as a rhyme or a set of initials.',
      explanation:
        'It links new facts to something that is already familiar or easy to picture. In the memory palace you place things in your mind along a way that you know well. It helps most with lists and names, and does not replace understanding.',
      example:
        'The name Roy G. Biv gives the colours of the rainbow: red, orange, yellow, green, blue, indigo, violet.',
      difficulty: 'medium',
      questions: [
        {
          question: 'How does the memory palace, a mnemonic, work?',
          answer: 'You link facts to places you know',
          wrong: [
            'You write facts on the walls at home',
            'You sing the facts to a known song',
            'You repeat facts until you fall asleep',
          ],
          why: 'In your mind you walk along a familiar way and find at each place what you put there.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Metacognition',
      aliases: ['thinking about thinking', 'self-assessment', 'reflecting on learning', 'monitoring learning'],
      definition: 'Thinking about how well you think and learn, and acting on it.',
      explanation:
        'Good learners plan, watch how it goes and change what does not work. They ask themselves what they could explain to someone else. Without this, it is easy to feel sure of things that are only familiar.',
      example: 'After a test you look at what went wrong and choose another way to prepare.',
      difficulty: 'hard',
      questions: [
        {
          question: 'Which of these questions to yourself shows metacognition?',
          answer: 'Which parts could I not explain yet?',
          wrong: [
            'How many pages does this chapter have?',
            'When will the next bus to town leave?',
            'Who wrote the book that we are reading?',
          ],
          why: 'The question checks your own understanding, so that you can decide what to study next.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
