import { area } from '../../area.ts';
import { assignmentsPersonal } from './assignments.personal.ts';
import { assignmentsRouter } from './assignments.router.ts';

export const assignmentsArea = area({ router: assignmentsRouter, personal: assignmentsPersonal });
