import { area } from '../../area.ts';
import { auditPersonal } from './audit.personal.ts';
import { auditSweep } from './audit.worker.ts';

export const auditArea = area({
  workers: [auditSweep],
  personal: auditPersonal,
});
