import type { Subject } from './concept.ts';
import { animationAndGames } from './entertainment/animation-and-games.ts';
import { filmMaking } from './entertainment/film-making.ts';
import { musicBasics } from './entertainment/music-basics.ts';
import { musicalInstruments } from './entertainment/musical-instruments.ts';
import { theatreAndDance } from './entertainment/theatre-and-dance.ts';

export const entertainment: Subject = {
  category: 'Entertainment',
  aliases: ['pop culture', 'show business', 'performing arts', 'movies and music'],
  topics: [filmMaking, musicBasics, musicalInstruments, theatreAndDance, animationAndGames],
};
