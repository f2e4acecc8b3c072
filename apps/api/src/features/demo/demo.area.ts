import { defineArea } from '../../define-area.ts';
import { demoAccountsSeed } from './demo-accounts.seed.ts';

export const demoArea = defineArea({ seeds: [demoAccountsSeed] });
