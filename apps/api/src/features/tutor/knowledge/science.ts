import type { Subject } from './concept.ts';
import { atomsAndChemistry } from './science/atoms-and-chemistry.ts';
import { cellBiology } from './science/cell-biology.ts';
import { forcesAndEnergy } from './science/forces-and-energy.ts';
import { genetics } from './science/genetics.ts';
import { solarSystem } from './science/solar-system.ts';

export const science: Subject = {
  category: 'Science',
  aliases: ['sciences', 'natural science', 'natural sciences'],
  topics: [cellBiology, genetics, atomsAndChemistry, forcesAndEnergy, solarSystem],
};
