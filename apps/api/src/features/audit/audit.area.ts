import { defineArea } from '../../define-area.ts';
import { auditPersonal } from './audit.personal.ts';
import { auditSweep } from './audit.worker.ts';

export const auditArea = defineArea({
  workers: [auditSweep],
  personal: auditPersonal,
});
