import { type InstanceSettingsRow, instanceSettingsRow } from '@quorbit/contracts/school/row';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { INSTANCE_SETTINGS_ROW } from './instance-settings-row.ts';
import { findInstanceSettings } from './school.repository.ts';

/**
 * The mirror row of kind `school`, in everybody's scope. With it, help for learners in danger shows the contact offline
 * too.
 */
export const instanceSettingsMirror: MirrorReader = {
  kind: 'school',
  body: instanceSettingsRow,
  listIds: async (db) => ((await findInstanceSettings(db))?.contact ? [INSTANCE_SETTINGS_ROW] : []),
  async read(db, _audience, ids) {
    const contact = (await findInstanceSettings(db))?.contact ?? null;
    if (contact === null || !ids.includes(INSTANCE_SETTINGS_ROW)) return new Map();
    const body: InstanceSettingsRow = { contact };
    return new Map([[INSTANCE_SETTINGS_ROW, body]]);
  },
};
