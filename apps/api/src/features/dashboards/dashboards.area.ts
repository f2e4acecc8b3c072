import { defineArea } from '../../define-area.ts';
import { dashboardsRest } from './dashboards.rest.ts';
import { dashboardsRouter } from './dashboards.router.ts';

export const dashboardsArea = defineArea({ router: dashboardsRouter, rest: dashboardsRest });
