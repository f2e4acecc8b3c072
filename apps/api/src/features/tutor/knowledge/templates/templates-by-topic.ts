import type { Template } from '../concept.ts';
import { accountingTemplates } from './accounting.ts';
import { algebraTemplates } from './algebra.ts';
import { calculusTemplates } from './calculus.ts';
import { calendarAndTimeTemplates } from './calendar-and-time.ts';
import { financeTemplates } from './finance.ts';
import { fractionsTemplates } from './fractions.ts';
import { geometryTemplates } from './geometry.ts';
import { managementTemplates } from './management.ts';
import { percentagesTemplates } from './percentages.ts';
import { statisticsTemplates } from './statistics.ts';
import { unitsTemplates } from './units.ts';

/** The templates of topics, by the ids of subject and topic. */
export const TEMPLATES_BY_TOPIC: Readonly<Record<string, readonly Template[]>> = {
  'business/accounting': accountingTemplates,
  'business/management-and-entrepreneurship': managementTemplates,
  'business/personal-finance-and-investing': financeTemplates,
  'general/calendar-and-time': calendarAndTimeTemplates,
  'general/units-of-measurement': unitsTemplates,
  'mathematics/algebra': algebraTemplates,
  'mathematics/calculus': calculusTemplates,
  'mathematics/fractions-and-decimals': fractionsTemplates,
  'mathematics/geometry': geometryTemplates,
  'mathematics/percentages-and-ratios': percentagesTemplates,
  'mathematics/statistics-and-probability': statisticsTemplates,
};
