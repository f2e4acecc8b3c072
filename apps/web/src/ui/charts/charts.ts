import { lazy } from 'react';
import type { BarChartProps } from './bar-chart.tsx';
import { orMissing } from './chart-card.tsx';
import type { LineChartProps } from './line-chart.tsx';
import type { PieChartProps } from './pie-chart.tsx';

// The drawing of charts is large: it is loaded when one is shown.
export const LineChart = lazy(() => orMissing<LineChartProps>(import('./line-chart.tsx')));
export const BarChart = lazy(() => orMissing<BarChartProps>(import('./bar-chart.tsx')));
export const PieChart = lazy(() => orMissing<PieChartProps>(import('./pie-chart.tsx')));
