import { architecture } from './art/architecture.ts';
import { artMovements } from './art/art-movements.ts';
import { colourAndComposition } from './art/colour-and-composition.ts';
import { famousArtists } from './art/famous-artists.ts';
import { paintingTechniques } from './art/painting-techniques.ts';
import type { Subject } from './concept.ts';

export const art: Subject = {
  category: 'Art',
  aliases: ['arts', 'fine art', 'art history', 'visual arts', 'history of art', 'art appreciation'],
  topics: [paintingTechniques, artMovements, famousArtists, colourAndComposition, architecture],
};
