import { area } from '../../area.ts';
import { featureSwitchesRouter } from './feature-switches.router.ts';

export const featureSwitchesArea = area({ router: featureSwitchesRouter });
