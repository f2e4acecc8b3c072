import type { Topic } from '../concept.ts';

export const animationAndGames: Topic = {
  name: 'Animation and video games',
  aliases: ['animation', 'video games', 'gaming', 'cartoons', 'animated films', 'computer games', 'game design'],
  concepts: [
    {
      term: 'Frame rate',
      aliases: ['fps', 'frames per second'],
      definition: 'The number of still pictures that are shown each second to give the impression of movement.',
      explanation:
        'Our eyes and brain join quickly changing pictures into smooth motion. Cinema has long used 24 a second. Games often aim at 60 or more, because each new picture also shows the player’s latest input.',
      example: 'At 24 a second, a film of ten seconds consists of 240 pictures.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How many frames does a five-second film have at 24 frames per second?',
          answer: '120',
          wrong: ['29', '96', '240'],
          why: 'Five seconds times 24 frames a second make 120 frames.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Keyframe',
      aliases: ['keyframes', 'key frame', 'tweening', 'in-betweening', 'inbetweening'],
      definition: 'A picture that fixes an important pose, such as the start or the end of a movement.',
      explanation:
        'Lead animators draw these important poses first. Assistants or software then make the pictures between them, which is called in-betweening. Changing one pose changes the whole movement around it.',
      example: 'For a bouncing ball, an animator fixes the highest point and the moment on the ground.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What does in-betweening add to an animation?',
          answer: 'The pictures from one key pose to the next',
          wrong: [
            'The voices of the actors in every language',
            'The colours of the scenery behind the figures',
            'The list of names at the end of the film',
          ],
          why: 'Key poses fix the movement, and the pictures between them make it smooth.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Stop motion',
      aliases: ['stop-motion', 'claymation', 'puppet animation', 'clay animation'],
      definition: 'A technique in which real objects are moved a little and photographed again and again.',
      explanation:
        'When the photographs are shown quickly, the objects seem to move on their own. Puppets, clay, paper or even toys can be used. The work is slow: a few seconds on screen can take a whole day.',
      example: 'The Wallace and Gromit films bring clay figures to life in this way.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why must the camera stay still while a stop-motion scene with a fixed view is made?',
          answer: 'Otherwise the background would jump',
          wrong: [
            'Otherwise the clay would become soft',
            'Otherwise the sound would be too loud',
            'Otherwise the colours would turn grey',
          ],
          why: 'Even a small shift between two photographs is seen as a sudden jump of the whole picture.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Sprite',
      aliases: ['sprites', '2d graphics', 'pixel art', 'sprite sheet'],
      definition: 'A flat image, such as a figure or a bullet, that a game moves over the background.',
      explanation:
        'Two-dimensional games show several of these images in turn to make a figure walk or jump. Parts around the figure are transparent, so that the scenery shows through. Many small images are often stored together on one sheet.',
      example: 'A running hero may consist of eight small images that are repeated in a loop.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Why is the area around the figure in a sprite transparent?',
          answer: 'So that the background shows through',
          wrong: [
            'So that the figure moves more quickly',
            'So that the game can be played in the dark',
            'So that the player cannot be seen by others',
          ],
          why: 'Without transparency a box around the figure would cover the scenery.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Non-player character',
      aliases: ['npc', 'npcs', 'non player character', 'game characters'],
      definition: 'A figure in a game whose actions come from the program and not from a person.',
      explanation:
        'Such figures sell goods, give tasks, fight or simply fill a town with life. Simple ones follow fixed rules, for example to walk along a route. Others choose between many behaviours depending on what happens.',
      example: 'A shopkeeper in a role-playing game greets you and offers potions for coins.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In video games, what does the abbreviation NPC mean?',
          answer: 'Non-player character',
          wrong: ['New player console', 'Next possible choice', 'Network play connection'],
          why: 'The letters name a figure that the program controls instead of a player.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Platform game',
      aliases: ['platformer', 'platform games', 'jump and run', 'super mario', 'donkey kong', 'mario'],
      definition: 'A genre in which a figure mainly runs and jumps across ledges and gaps.',
      explanation:
        'Good timing and exact jumps are what matters. Levels often scroll sideways and become harder step by step. Later three-dimensional games added depth and a movable camera to the same idea.',
      example: 'Nintendo’s Super Mario Bros. of 1985 became a model for this type.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which skill does a platform game test most?',
          answer: 'Well-timed jumping',
          wrong: ['Quick mental arithmetic', 'A large vocabulary', 'Knowledge of maps'],
          why: 'Players cross gaps and ledges, so the timing of jumps decides whether they get through.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
