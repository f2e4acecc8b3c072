import { lazy } from 'react';
import type { BarChartProps } from './bar-chart.tsx';
import { withChartFallback } from './chart-card.tsx';
import type { LineChartProps } from './line-chart.tsx';
import type { PieChartProps } from './pie-chart.tsx';

// The drawing code of charts is large, so it's loaded when a chart is first shown.
export const LineChart = lazy(() => withChartFallback<LineChartProps>(import('./line-chart.tsx')));
export const BarChart = lazy(() => withChartFallback<BarChartProps>(import('./bar-chart.tsx')));
export const PieChart = lazy(() => withChartFallback<PieChartProps>(import('./pie-chart.tsx')));
