import type { Subject } from './concept.ts';
import { capitals } from './geography/capitals.ts';
import { climate } from './geography/climate.ts';
import { continents } from './geography/continents.ts';
import { landforms } from './geography/landforms.ts';
import { maps } from './geography/maps.ts';
import { water } from './geography/water.ts';

export const geography: Subject = {
  category: 'Geography',
  aliases: ['world geography', 'geo'],
  topics: [landforms, climate, maps, continents, water, capitals],
};
