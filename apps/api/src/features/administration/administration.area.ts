import { area } from '../../lib/area.ts';
import { administrationRouter } from './administration.router.ts';
import { figureCounting } from './administration.worker.ts';

export const administrationArea = area({ router: administrationRouter, workers: [figureCounting] });
