import { defineArea } from '../../area.ts';
import { healthRouter } from './health.router.ts';

export const healthArea = defineArea({ router: healthRouter });
