import type { Template } from '../concept.ts';

export const managementTemplates: readonly Template[] = [
  (draw) => {
    const pieces = draw(20, 90);
    const contribution = draw(3, 9);
    const variable = draw(2, 8);
    const fixed = pieces * contribution;
    return {
      question: `Fixed costs are ${fixed}, each piece sells for ${contribution + variable} and costs ${variable} to make. How many pieces must be sold to break even?`,
      answer: `${pieces}`,
      wrong: [`${pieces * 2}`, `${pieces + 10}`, `${pieces - 10}`],
      why: `Each piece contributes ${contribution + variable} − ${variable} = ${contribution}, and ${fixed} ÷ ${contribution} = ${pieces}.`,
      difficulty: 'hard',
    };
  },
];
