import { area } from '../../area.ts';
import { groupMemoryRouter } from './group-memory.router.ts';

export const groupMemoryArea = area({ router: groupMemoryRouter });
