import { area } from '../../lib/area.ts';
import { tournamentsRouter } from './tournaments.router.ts';

export const tournamentsArea = area({ router: tournamentsRouter });
