import type { Topic } from '../concept.ts';

export const filmMaking: Topic = {
  name: 'Film-making',
  aliases: ['film', 'films', 'movie', 'movies', 'cinema', 'filmmaking', 'making films', 'hollywood', 'film studies'],
  concepts: [
    {
      term: 'Director',
      aliases: ['film director', 'movie director', 'directing', 'directors'],
      definition: 'The person who leads a film’s creative work and guides its cast and crew on set.',
      explanation:
        'This person decides how the script is turned into pictures and sound. Together with the camera crew, the designers and the actors, they plan each scene. The producer, by contrast, organises the money, the people and the schedule.',
      example: 'Alfred Hitchcock filled this role for Psycho and planned its shower scene shot by shot.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Who is mainly responsible for a film’s budget and organisation?',
          answer: 'The producer',
          wrong: ['The editor', 'The composer', 'The director'],
          why: 'The producer arranges money, people and schedule, while the director leads the creative work.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Screenplay',
      aliases: ['film script', 'movie script', 'screenwriting', 'screenwriter'],
      definition: 'The written text of a film with its scenes, actions and dialogue.',
      explanation:
        'Each scene has a heading that says whether it is inside or outside, where it takes place and at what time of day. Then come short descriptions of what we see and hear, and the lines that are spoken. As a rule of thumb, one page is about one minute on screen.',
      example: 'A heading such as INT. KITCHEN – NIGHT opens a scene inside a kitchen after dark.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In a screenplay, what does the heading EXT. PARK – DAY tell the reader?',
          answer: 'The scene is outdoors in daylight',
          wrong: ['The scene needs extra actors', 'The scene is filmed in one day', 'The scene ends the main story'],
          why: 'EXT. is short for exterior, and DAY gives the time of day.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Close-up',
      aliases: ['close up', 'closeup', 'close shot', 'camera shots', 'shot sizes'],
      definition: 'A shot that fills the frame with a face or a detail.',
      explanation:
        'It lets viewers read small changes of expression or notice an important object. A long shot does the opposite and shows a whole figure in its surroundings. Directors mix shot sizes to control what we notice and feel.',
      example: 'A film shows only a hand that slowly turns a door handle.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which shot is the best choice to show where a scene takes place?',
          answer: 'An establishing long shot',
          wrong: ['A close-up of an eye', 'A shot of a hand on a cup', 'A blurred shot of a face'],
          why: 'A wide view shows the place and its surroundings before the action begins.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Film editing',
      aliases: ['editing', 'film editor', 'montage', 'jump cut', 'video editing'],
      definition: 'The selecting and joining of takes into the finished sequence of a motion picture.',
      explanation:
        'Scenes are usually shot several times and out of order. The person who does this work picks the best takes and decides how long each lasts. Rhythm, suspense and humour often come from where one shot ends and the next begins.',
      example: 'Switching back and forth between a chase and a ticking clock builds suspense.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is cross-cutting in a film?',
          answer: 'Switching between actions in different places',
          wrong: [
            'Turning the camera to the left and to the right',
            'Removing every scene that has no dialogue',
            'Filming one actor in two different roles',
          ],
          why: 'Cross-cutting goes back and forth between scenes, usually to suggest that they happen at the same time.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Storyboard',
      aliases: ['storyboards', 'storyboarding', 'shot planning'],
      definition: 'A row of drawings that plans a film shot by shot before the camera runs.',
      explanation:
        'Each drawing shows what the camera will see, and notes add movement, sound and dialogue. It helps everyone to imagine the same scene and shows problems while they are still cheap to solve. Animators rely on it because every second of their work is costly.',
      example: 'Before a car chase is filmed, sketches show the angle and the order of all its shots.',
      difficulty: 'easy',
      questions: [
        {
          question: 'When is a storyboard normally made?',
          answer: 'Before filming starts',
          wrong: ['During the premiere', 'After the film is cut', 'While the music is recorded'],
          why: 'It is a plan, so it helps most before time and money are spent on shooting.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Green screen',
      aliases: ['chroma key', 'blue screen', 'special effects', 'visual effects', 'vfx', 'cgi'],
      definition: 'A plain, brightly coloured backdrop that a computer replaces with another picture.',
      explanation:
        'Software removes every part of the image that has the colour of the backdrop and puts a different scene there. The colour is chosen because it differs strongly from human skin. Actors must not wear it, or parts of them vanish.',
      example: 'A weather presenter points at an empty wall while viewers see a map behind her.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What happens when an actor in front of a green screen wears a shirt of the same green?',
          answer: 'The shirt is replaced by the background',
          wrong: [
            'The camera switches to black and white',
            'The shirt looks brighter than everything else',
            'The microphone picks up a humming noise',
          ],
          why: 'The software removes that colour wherever it appears, so the background shows through the shirt.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
