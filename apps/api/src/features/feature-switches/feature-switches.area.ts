import { area } from '../../lib/area.ts';
import { featureSwitchesRouter } from './feature-switches.router.ts';

export const featureSwitchesArea = area({ router: featureSwitchesRouter });
