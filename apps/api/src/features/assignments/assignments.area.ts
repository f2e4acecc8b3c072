import { defineArea } from '../../define-area.ts';
import { assignmentsPersonal } from './assignments.personal.ts';
import { assignmentsRouter } from './assignments.router.ts';

export const assignmentsArea = defineArea({ router: assignmentsRouter, personal: assignmentsPersonal });
