import type { SeedPath } from '../seed-path.ts';

export const historyPath: SeedPath = {
  title: 'Turning Points of World History',
  description:
    'Twelve thousand years in a dozen steps: how farming, empires, trade, revolutions and wars changed the way people live, and how we know about it.',
  category: 'History',
  level: 'Intermediate',
  estimatedHours: 11,
  nodes: [
    {
      key: 'knowing',
      title: 'How Historians Know',
      description:
        'The past is gone; what is left are traces: letters, coins, bones, tax lists. A source made at the time is called primary, a later account secondary, and both have a point of view. Ask who made it, when, for whom and why, and what it leaves out. Take a photo from your family and write two lists: what it shows for certain, and what you only know because somebody told you.',
      type: 'skill',
      at: [2, 0],
      after: [],
      minutes: 50,
      competency: 'Source Criticism',
    },
    {
      key: 'cities',
      title: 'From Farming to the First Cities',
      description:
        'After about 10,000 BCE, people in one region after another began to grow crops: wheat and barley in the Fertile Crescent, rice and millet in China, later maize in Mexico. Stored grain could feed people who did not farm, and by the late fourth millennium BCE Uruk in Mesopotamia had tens of thousands of inhabitants. Its scribes wrote to count goods. List five things in your day that only work because others grow your food.',
      type: 'concept',
      at: [1, 1],
      after: ['knowing'],
      minutes: 50,
      competency: 'Historical Context',
    },
    {
      key: 'causes',
      title: 'Causes and Consequences',
      description:
        "Large events rarely have a single cause. Historians distinguish long-term conditions (a hungry population), triggers (a rise in the price of bread) and choices (a king who calls in troops), and ask what would have happened otherwise. Coming first doesn't make something a cause. Take an event from your own life, draw its causes as a tree, and mark which one mattered most and how you could argue for that.",
      type: 'skill',
      at: [3, 1],
      after: ['knowing'],
      minutes: 50,
      competency: 'Historical Argument',
    },
    {
      key: 'empires',
      title: 'Ruling an Empire',
      description:
        "Around the year 1, Rome and Han China each ruled some 50 to 60 million people. Both relied on roads, taxes, censuses and armies, but Han China recruited officials who were trained in a shared body of texts, while Rome governed through the elites of its cities. Communication set the limits: a message travelled little faster than a horse. Compare how the two paid their soldiers, and what went wrong when they couldn't.",
      type: 'concept',
      at: [0, 2],
      after: ['cities'],
      minutes: 60,
      competency: 'Historical Context',
    },
    {
      key: 'silk',
      title: 'Silk Roads and Sea Winds',
      description:
        'Long before 1500, Asia, Africa and Europe were connected. Caravans crossed Central Asia, and ships used the monsoon, which blows one way in summer and the other in winter, between East Africa, Arabia, India and China. Goods travelled, and so did Buddhism, Islam, paper, Indian numerals and the plague. Follow one of them on a map, and note when it reached each region.',
      type: 'concept',
      at: [2, 2],
      after: ['cities'],
      minutes: 60,
      competency: 'Historical Context',
    },
    {
      key: 'ancient-quiz',
      title: 'Quiz: The Ancient World',
      description:
        'From the Sumerians to Rome, by way of Kush and the Maurya Empire. Place each name on a mental map and on a rough timeline before you answer, to the century rather than the year: Marathon in the early 5th century BCE, Augustus at the turn of the era. Look up where the places you missed are today.',
      type: 'assessment',
      at: [0, 3],
      after: ['empires'],
      minutes: 20,
      competency: 'Historical Context',
      quiz: 'Empires of the Ancient World',
    },
    {
      key: 'exchange',
      title: 'The Columbian Exchange',
      description:
        'After 1492, plants, animals and diseases crossed the Atlantic in both directions. Potatoes and maize fed growing populations from Ireland to China; horses, wheat and sugar changed the Americas. Smallpox and other diseases, together with war and forced labour, killed most of the people who lived there, and millions of Africans were enslaved to grow sugar. Trace every ingredient of your last meal to its continent of origin.',
      type: 'concept',
      at: [2, 3],
      after: ['silk'],
      minutes: 60,
      competency: 'Historical Context',
    },
    {
      key: 'connected',
      title: 'One Connected World',
      description:
        'You have followed people from the first fields to a world in which silver from Potosí paid for porcelain from Jingdezhen. Make that visible: draw a timeline with four rows (Africa, the Americas, Asia, Europe) from 3000 BCE to 1600 CE, enter three events in each, and connect those that influenced one another. If a row has long gaps, ask whether nothing happened or you were never told.',
      type: 'milestone',
      at: [1, 4],
      after: ['ancient-quiz', 'exchange'],
      minutes: 50,
      competency: 'Historical Context',
    },
    {
      key: 'revolutions',
      title: 'The Age of Revolutions',
      description:
        'Between 1775 and 1825 subjects in North America, France, Haiti and Spanish America declared that power came from the people. In Haiti the enslaved freed themselves and founded a state in 1804. At the same time coal and steam changed work, first in Britain. Historians still argue why there: cheap coal and high wages, colonies, institutions, ideas? Choose two explanations and write down what evidence would decide between them.',
      type: 'concept',
      at: [3, 4],
      after: ['exchange', 'causes'],
      minutes: 70,
      competency: 'Historical Argument',
    },
    {
      key: 'century-quiz',
      title: 'Quiz: The Twentieth Century',
      description:
        'Two world wars, the end of colonial empires and the Cold War shaped the world you live in. The empires fell faster than they had grown: between 1945 and 1975 dozens of states in Asia and Africa became independent. While you answer, ask of each event whether it belongs to one of these three stories or to several, as the Suez crisis does.',
      type: 'assessment',
      at: [2, 5],
      after: ['connected', 'revolutions'],
      minutes: 30,
      competency: 'Historical Context',
      quiz: 'The Turbulent Twentieth Century',
    },
    {
      key: 'revolutions-quiz',
      title: 'Quiz: Explorers and Revolutions',
      description:
        "Voyages, inventions and uprisings between 1400 and 1900. One question asks for an exact year, another for the order of events. For the order you don't need dates if you know what depended on what: without the Atlantic crossing there would be no treaty to divide the new lands, and without the storming of the Bastille no Napoleon. Arrange the chain first, then answer.",
      type: 'assessment',
      at: [4, 5],
      after: ['revolutions'],
      minutes: 20,
      competency: 'Historical Argument',
      quiz: 'Explorers, Trade and Revolutions',
    },
    {
      key: 'local',
      title: 'Project: World History on Your Doorstep',
      description:
        'Find a trace of world history within an hour of your home: a street name, a factory, a memorial, a family that arrived from elsewhere. Use at least three sources, one of them primary (an archive, an old newspaper or an interview), and say where they disagree. Write two pages or record a walk with audio, and end with what the place has in common with a turning point of this path.',
      type: 'project',
      at: [3, 6],
      after: ['century-quiz', 'revolutions-quiz'],
      minutes: 150,
      competency: 'Source Criticism',
    },
  ],
};
