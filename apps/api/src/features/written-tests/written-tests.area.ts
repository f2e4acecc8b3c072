import { area } from '../../lib/area.ts';
import { writtenTestsRouter } from './written-tests.router.ts';

export const writtenTestsArea = area({ router: writtenTestsRouter });
