// A small knowledge base for tests: four categories, one with templates.
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { Concept, Subject } from '../knowledge/concept.ts';

type Short = [term: string, definition: string, difficulty: Difficulty, ...aliases: string[]];

function concept([term, definition, difficulty, ...aliases]: Short): Concept {
  return {
    term,
    aliases,
    definition,
    difficulty,
    explanation: `This says more on the matter of ${term.toLowerCase()}.`,
    example: `Somebody came across ${term.toLowerCase()} yesterday.`,
    questions: [
      {
        question: `What is true of ${term.toLowerCase()}?`,
        answer: `What was said of ${term.toLowerCase()}`,
        wrong: ['What nobody has ever said', 'What somebody else has said', 'Nothing that is known'],
        why: `It was said of ${term.toLowerCase()}.`,
        difficulty,
      },
    ],
  };
}

const concepts = (...all: Short[]) => all.map(concept);

export const PLANTED_KNOWLEDGE: readonly Subject[] = [
  {
    category: 'Science',
    aliases: ['sciences'],
    topics: [
      {
        name: 'Earth',
        aliases: ['geology'],
        concepts: concepts(
          ['Volcano', 'An opening through which molten rock reaches the surface.', 'easy', 'volcanoes'],
          ['Earthquake', 'A sudden shaking of the ground caused by moving plates.', 'easy', 'seism'],
          ['Mantle', 'The thick layer between crust and core.', 'medium'],
          ['Subduction', 'The sinking of one plate below another.', 'hard'],
          ['Élan fault', 'A crack along which blocks of rock move.', 'hard'],
        ),
      },
      {
        name: 'The Solar System',
        aliases: ['planets', 'space'],
        concepts: concepts(
          ['Planet', 'A large round body that orbits a star.', 'easy'],
          ['Comet', 'A small icy body with a tail near the Sun.', 'medium'],
          ['Asteroid', 'A small rocky body that orbits the Sun.', 'medium'],
          ['Orbit', 'The path of a body around another.', 'hard'],
        ),
      },
    ],
  },
  {
    category: 'History',
    aliases: ['the past'],
    topics: [
      {
        name: 'World War II',
        aliases: ['second world war'],
        concepts: concepts(
          ['D-Day', 'The landing of the Allies in Normandy in 1944.', 'medium', 'normandy landings'],
          ['Blitz', 'The bombing of British cities from 1940 to 1941.', 'medium'],
          ['Appeasement', 'Giving in to demands in order to avoid a conflict.', 'hard'],
          ['Axis', 'The alliance of Germany, Italy and Japan.', 'easy'],
        ),
      },
    ],
  },
  {
    category: 'Mathematics',
    aliases: ['maths'],
    topics: [
      {
        name: 'Fractions',
        aliases: [],
        concepts: concepts(
          ['Numerator', 'The number above the line.', 'easy'],
          ['Denominator', 'The number below the line.', 'easy'],
          ['Common denominator', 'A number that several lower numbers divide.', 'medium'],
          ['Reciprocal', 'What results when upper and lower number change places.', 'hard'],
        ),
        templates: [
          (draw) => {
            const [a, b] = [draw(2, 40), draw(2, 40)];
            return {
              question: `What is ${a}/7 plus ${b}/7?`,
              answer: `${a + b}/7`,
              wrong: [`${a + b}/14`, `${a + b + 1}/7`, `${a + b + 2}/7`],
              why: `${a} + ${b} = ${a + b}.`,
              difficulty: 'medium',
            };
          },
        ],
      },
    ],
  },
  {
    category: 'Programming',
    aliases: ['coding'],
    topics: [
      {
        name: 'JavaScript',
        aliases: ['ecmascript'],
        concepts: concepts(
          ['Closure', 'A function together with the variables around it.', 'hard'],
          ['Promise', 'An object for a value that comes later.', 'medium'],
          ['Array', 'A list of values in order.', 'easy'],
          ['Callback', 'A function that is passed to another to be called.', 'medium'],
        ),
      },
    ],
  },
];
