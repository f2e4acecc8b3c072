import type * as z from 'zod/mini';

/** The settings of a profile that one area owns, by their names in the profile. */
interface SettingsPart<Name extends string> {
  /** What people may set; all optional, because a change names only some. */
  taken: Record<Name, z.ZodMiniType>;
  /** How the profile tells it. */
  told: Record<Name, z.ZodMiniType>;
  /** What holds for somebody who has not set it, where the database has no column that says so. */
  defaults?: Partial<Record<Name, unknown>>;
  /** What screens call a change of it, within a sentence. */
  words: Record<Name, string>;
}

/** Checks that each setting has all of them, and keeps their types. */
export function defineSettingsPart<Name extends string, const Part extends SettingsPart<Name>>(
  part: Part & SettingsPart<Name>,
): Part {
  return part;
}
