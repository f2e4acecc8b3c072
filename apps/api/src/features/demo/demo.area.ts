import { area } from '../../area.ts';
import { demoAccountsSeed } from './demo-accounts.seed.ts';

export const demoArea = area({ seeds: [demoAccountsSeed] });
