import { area } from '../../lib/area.ts';
import { schoolRouter } from './school.router.ts';

export const schoolArea = area({ router: schoolRouter });
