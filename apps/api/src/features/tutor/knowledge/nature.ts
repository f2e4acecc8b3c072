import type { Subject } from './concept.ts';
import { animalAdaptations } from './nature/animal-adaptations.ts';
import { animalGroups } from './nature/animal-groups.ts';
import { biomes } from './nature/biomes.ts';
import { conservation } from './nature/conservation.ts';
import { ecosystems } from './nature/ecosystems.ts';
import { plants } from './nature/plants.ts';

export const nature: Subject = {
  category: 'Nature',
  aliases: ['natural world', 'natural history', 'wild nature', 'plants and animals', 'the living world'],
  topics: [ecosystems, animalGroups, plants, animalAdaptations, biomes, conservation],
};
