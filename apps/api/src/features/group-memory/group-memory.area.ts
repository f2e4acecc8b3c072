import { area } from '../../lib/area.ts';
import { groupMemoryRouter } from './group-memory.router.ts';

export const groupMemoryArea = area({ router: groupMemoryRouter });
