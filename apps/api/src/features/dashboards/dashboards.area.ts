import { defineArea } from '../../area.ts';
import { dashboardsRest } from './dashboards.rest.ts';
import { dashboardsRouter } from './dashboards.router.ts';

export const dashboardsArea = defineArea({ router: dashboardsRouter, rest: dashboardsRest });
