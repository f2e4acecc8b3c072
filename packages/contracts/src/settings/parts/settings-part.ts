import type * as z from 'zod/mini';

/** The settings of a profile that one area owns, keyed by their names in the profile. */
interface SettingsPart<Name extends string> {
  /** The schemas of the settings in a change. All are optional, because a change contains only some. */
  taken: Record<Name, z.ZodMiniType>;
  /** The schemas of the settings in the profile that the server returns. */
  told: Record<Name, z.ZodMiniType>;
  /** The values for people who haven't chosen, for settings whose default isn't in a database column. */
  defaults?: Partial<Record<Name, unknown>>;
  /** The settings' names as screens show them within a sentence. */
  words: Record<Name, string>;
}

/** Returns the part unchanged. The types check that each setting has its schemas and its name. */
export function defineSettingsPart<Name extends string, const Part extends SettingsPart<Name>>(
  part: Part & SettingsPart<Name>,
): Part {
  return part;
}
