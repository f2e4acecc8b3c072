import { area } from '../../lib/area.ts';
import { auditPersonal } from './audit.personal.ts';

export const auditArea = area({
  personal: auditPersonal,
});
