import { area } from '../../area.ts';
import { schoolMirror } from './school.mirror.ts';
import { schoolRouter } from './school.router.ts';

export const schoolArea = area({ router: schoolRouter, mirror: [schoolMirror] });
