import { area } from '../../area.ts';
import { dashboardsRest } from './dashboards.rest.ts';
import { dashboardsRouter } from './dashboards.router.ts';

export const dashboardsArea = area({ router: dashboardsRouter, rest: dashboardsRest });
