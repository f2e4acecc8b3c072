import { defineArea } from '../../define-area.ts';
import { featureSwitchesRouter } from './feature-switches.router.ts';

export const featureSwitchesArea = defineArea({ router: featureSwitchesRouter });
