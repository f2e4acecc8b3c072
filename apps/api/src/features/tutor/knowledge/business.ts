import { accounting } from './business/accounting.ts';
import { economics } from './business/economics.ts';
import { finance } from './business/finance.ts';
import { management } from './business/management.ts';
import { marketing } from './business/marketing.ts';
import type { Subject } from './concept.ts';

export const business: Subject = {
  category: 'Business',
  aliases: ['business studies', 'commerce', 'companies', 'trade', 'economics and business'],
  topics: [economics, marketing, accounting, finance, management],
};
