import type { Subject } from './concept.ts';
import { ancientCivilizations } from './history/ancient-civilizations.ts';
import { ancientRome } from './history/ancient-rome.ts';
import { coldWar } from './history/cold-war.ts';
import { frenchRevolution } from './history/french-revolution.ts';
import { middleAges } from './history/middle-ages.ts';
import { modernAge } from './history/modern-age.ts';
import { worldWarOne } from './history/world-war-one.ts';
import { worldWarTwo } from './history/world-war-two.ts';

export const history: Subject = {
  category: 'History',
  aliases: ['world history', 'historical events', 'the past', 'historical'],
  topics: [
    ancientCivilizations,
    ancientRome,
    middleAges,
    modernAge,
    frenchRevolution,
    worldWarOne,
    worldWarTwo,
    coldWar,
  ],
};
