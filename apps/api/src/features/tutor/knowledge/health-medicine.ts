import type { Subject } from './concept.ts';
import { commonDiseases } from './health-medicine/common-diseases.ts';
import { firstAid } from './health-medicine/first-aid.ts';
import { humanBody } from './health-medicine/human-body.ts';
import { infections } from './health-medicine/infections.ts';
import { mindAndSleep } from './health-medicine/mind-and-sleep.ts';
import { nutrition } from './health-medicine/nutrition.ts';

export const healthMedicine: Subject = {
  category: 'Health & Medicine',
  aliases: ['health', 'medicine', 'medical', 'health and medicine', 'healthcare'],
  topics: [humanBody, nutrition, infections, firstAid, commonDiseases, mindAndSleep],
};
