import type { Subject } from './concept.ts';
import { basketball } from './sports/basketball.ts';
import { football } from './sports/football.ts';
import { olympicsAndAthletics } from './sports/olympics-and-athletics.ts';
import { tennis } from './sports/tennis.ts';
import { trainingAndFitness } from './sports/training-and-fitness.ts';

export const sports: Subject = {
  category: 'Sports',
  aliases: ['sport', 'games and sports', 'physical education', 'PE', 'athletic games', 'sports rules'],
  topics: [football, olympicsAndAthletics, tennis, basketball, trainingAndFitness],
};
