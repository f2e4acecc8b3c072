import { defineArea } from '../../area.ts';
import { groupMemoryRouter } from './group-memory.router.ts';

export const groupMemoryArea = defineArea({ router: groupMemoryRouter });
