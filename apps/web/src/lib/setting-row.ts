import type { ProfileUpdateArgs } from '@quorbit/contracts/sync/ops/profile-update';
import type { ComponentType, ReactNode } from 'react';

/**
 * A row that a feature adds to the settings screen. The screen frames it and shows refusals of the server that concern
 * its settings.
 */
export interface SettingRow {
  title: string;
  description?: ReactNode;
  /** The names of the profile fields that this row changes. */
  profileFields: readonly (keyof ProfileUpdateArgs)[];
  Control: ComponentType;
}
