import * as z from 'zod/mini';
import { REGISTRATION_MODES } from '../feature-switches/switches.ts';
import { invitationInput } from '../invitations/schema.ts';
import { id, instant, rawText, text, timeZone } from '../lib/scalars.ts';
import { themeName } from '../settings/parts/theme.ts';
import { SETTINGS_INPUT, SETTINGS_OUTPUT } from '../settings/settings.ts';
import { isReadableName, isStaffLike, STAFF_NAME, UNREADABLE_NAME } from './names.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-rules.ts';
import { ROLES } from './roles.ts';

export const NAME_MIN = 2;
export const NAME_MAX = 50;

// Some letters beyond ASCII become ASCII letters in lower case (the Kelvin sign a 'k'), so the address could become
// another person's.
const ASCII = /^[\0-\x7f]*$/;

/** An e-mail address in lower case, so that addresses that differ only in case are one account. */
export const email = z.string('E-mail must be text.').check(
  z.trim(),
  z.refine((address: string) => ASCII.test(address), {
    error: 'Enter an e-mail address in plain letters, like name@example.org.',
    abort: true,
  }),
  z.toLowerCase(),
  z.maxLength(254, 'E-mail must have at most 254 characters.'),
  z.email('Enter an e-mail address like name@example.org.'),
);

const password = rawText('Password', PASSWORD_MIN, PASSWORD_MAX);
/** The name by which others see a person. */
export const name = text('Name', NAME_MIN, NAME_MAX).check(
  z.refine(isReadableName, { error: UNREADABLE_NAME, abort: true }),
  z.refine((chosen: string) => !isStaffLike(chosen), STAFF_NAME),
);
const role = z.enum(ROLES, 'Role must be user, premium or admin.');

export const registerInput = z.object({
  name,
  email,
  password,
  timeZone: z.optional(timeZone),
  /** The code of the invite link that the person followed; required if accounts are created by invitation only. */
  inviteCode: z.optional(invitationInput.shape.code),
});
export type RegisterInput = z.infer<typeof registerInput>;

/** The input of a sign-in. The password rules don't apply here, but only to newly chosen passwords. */
export const loginInput = z.object({
  email,
  password: rawText('Password', 1, PASSWORD_MAX),
  /** The password to replace a one-time password, required with one; otherwise missing or empty. */
  newPassword: z.optional(
    rawText('New password', 0, PASSWORD_MAX).check(
      z.refine(
        (chosen: string) => chosen === '' || chosen.length >= PASSWORD_MIN,
        `New password must have at least ${PASSWORD_MIN} characters.`,
      ),
    ),
  ),
});
export type LoginInput = z.infer<typeof loginInput>;
export const forgotPasswordInput = z.object({ email });
export const resetPasswordInput = z.object({ token: rawText('Token', 1, 200), password });
/** The token from a reminder e-mail's link that turns reminders off. */
export const stopRemindersInput = z.object({ token: rawText('Token', 1, 200) });
export const verifyEmailInput = z.object({ token: rawText('Token', 1, 200) });

export const updateRoleInput = z.object({ userId: id, role });
export type UpdateRoleInput = z.infer<typeof updateRoleInput>;

export const streak = z.object({ count: z.int(), points: z.int(), lastDay: z.nullable(z.string()) });

// The theme is listed before the other settings, so that the fields of a profile keep the order that they always had.
const { selectedTheme, ...otherSettings } = SETTINGS_OUTPUT;

/** The signed-in person's own record, as `users/me` returns it. */
export const profile = z.object({
  id,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  role,
  /** The title won in the person's latest tournament victory; missing without a victory, and from older servers. */
  title: z.optional(z.string()),
  level: z.int(),
  /** The XP earned over the account's lifetime. */
  xp: z.int(),
  selectedTheme,
  unlockedThemes: z.array(z.string()),
  timeZone: z.string(),
  streak,
  ...otherSettings,
});
export type Profile = z.infer<typeof profile>;

/** The fields of a person that others may see. */
export const publicProfile = z.object({
  id,
  name: z.string(),
  level: z.int(),
  xp: z.int(),
  /** The title won in a tournament, shown beside the name; missing without one, and in lists of people. */
  title: z.optional(z.string()),
});
export type PublicProfile = z.infer<typeof publicProfile>;

/** A person as the caller may see them: their full record if it's the caller's own, otherwise the public fields. */
export const personView = z.union([profile, publicProfile]);
export type PersonView = z.infer<typeof personView>;

export const signInResult = z.object({ user: profile, token: z.string() });
export type SignInResult = z.infer<typeof signInResult>;

export const updateSettingsInput = z.object({
  name: z.optional(name),
  timeZone: z.optional(timeZone),
  ...SETTINGS_INPUT,
});
export type UpdateSettingsInput = z.infer<typeof updateSettingsInput>;

/** The choice of a theme; `userId` must be the caller's own. */
export const chooseThemeInput = z.object({ userId: id, theme: themeName });
export type ChooseThemeInput = z.infer<typeof chooseThemeInput>;

export const chooseThemeResult = z.object({ user: profile });

/**
 * The input of a password change. `currentPassword` is required if the account has a password; accounts created through
 * Google may set their first one.
 */
export const changePasswordInput = z.object({
  currentPassword: z.optional(rawText('Current password', 1, PASSWORD_MAX)),
  newPassword: password,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

/** The password entered again to confirm an action that can't be undone. */
export const confirmInput = z.object({ password: rawText('Password', 1, PASSWORD_MAX) });
export type ConfirmInput = z.infer<typeof confirmInput>;

/**
 * Deleting an account requires the password (or, without one, the e-mail), so that someone at an unattended screen
 * can't do it.
 */
export const deleteAccountInput = z.object({
  password: z.optional(rawText('Password', 1, PASSWORD_MAX)),
  email: z.optional(email),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

/**
 * An id that identifies a session to its owner. It is derived from the stored session, and reveals neither the
 * session's id nor its key.
 */
const sessionId = z.string('Must be a session id.').check(z.regex(/^[0-9a-f]{32}$/, 'Must be a session id.'));

const session = z.object({
  id: sessionId,
  createdAt: instant,
  lastSeenAt: instant,
  userAgent: z.nullable(z.string()),
  current: z.boolean(),
});
export type SessionView = z.infer<typeof session>;
/** The caller's sessions: the current one first, then the most recently used, 50 at most. */
export const sessionList = z.array(session);
export const endSessionInput = z.object({ id: sessionId });

/** The ways in which the caller can sign in. */
export const signInOptions = z.object({
  google: z.boolean(),
  /** Whether the demo accounts can sign in over this connection. */
  demo: z.boolean(),
  /**
   * The e-mail address to which people who can't sign in can write; missing from older servers, null if none is set.
   */
  contactEmail: z.optional(z.nullable(z.string())),
  /** Who may create an account; missing from older servers. */
  registration: z.optional(z.enum(REGISTRATION_MODES)),
});
export type SignInOptions = z.infer<typeof signInOptions>;
