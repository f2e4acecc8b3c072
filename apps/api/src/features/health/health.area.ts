import { area } from '../../area.ts';
import { healthRouter } from './health.router.ts';

export const healthArea = area({ router: healthRouter });
