import { defineArea } from '../../define-area.ts';
import { groupMemoryRouter } from './group-memory.router.ts';

export const groupMemoryArea = defineArea({ router: groupMemoryRouter });
