import { defineArea } from '../../define-area.ts';
import { healthRouter } from './health.router.ts';

export const healthArea = defineArea({ router: healthRouter });
