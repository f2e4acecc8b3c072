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

// Some letters beyond ASCII become plain ones in lower case (the Kelvin sign a 'k'): such an address would be another's.
const ASCII = /^[\0-\x7f]*$/;

/** An e-mail address, kept in lower case: addresses that differ only in case are one account. */
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
/** What others see of a person. */
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
  /** Of the invite link that the person followed; needed while accounts are made by invitation alone. */
  inviteCode: z.optional(invitationInput.shape.code),
});
export type RegisterInput = z.infer<typeof registerInput>;

/** Any text may be tried as a password: the rules apply only when one is chosen. */
export const loginInput = z.object({
  email,
  password: rawText('Password', 1, PASSWORD_MAX),
  /** Needed with a one-time password; empty without one. */
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
/** The link of a reminder that turns them off. */
export const stopRemindersInput = z.object({ token: rawText('Token', 1, 200) });
export const verifyEmailInput = z.object({ token: rawText('Token', 1, 200) });

export const updateRoleInput = z.object({ userId: id, role });
export type UpdateRoleInput = z.infer<typeof updateRoleInput>;

export const streak = z.object({ count: z.int(), points: z.int(), lastDay: z.nullable(z.string()) });

// Before the other settings, where the theme always was.
const { selectedTheme, ...otherSettings } = SETTINGS_OUTPUT;

/** The signed-in person's own record, as `users/me` returns it. */
export const profile = z.object({
  id,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  role,
  /** What they won in a tournament, the last one; missing where they won none, and from older servers. */
  title: z.optional(z.string()),
  level: z.int(),
  /** Lifetime XP. */
  xp: z.int(),
  selectedTheme,
  unlockedThemes: z.array(z.string()),
  timeZone: z.string(),
  streak,
  ...otherSettings,
});
export type Profile = z.infer<typeof profile>;

/** What others may see of a person. */
export const publicProfile = z.object({
  id,
  name: z.string(),
  level: z.int(),
  xp: z.int(),
  /** What they won in a tournament, to be shown beside the name; lists of people don't tell it. */
  title: z.optional(z.string()),
});
export type PublicProfile = z.infer<typeof publicProfile>;

/** One person as the caller may see them: the whole record for the caller's own, else what others may see. */
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

/** A theme for a person, who can only be the caller. */
export const chooseThemeInput = z.object({ userId: id, theme: themeName });
export type ChooseThemeInput = z.infer<typeof chooseThemeInput>;

export const chooseThemeResult = z.object({ user: profile });

/** `currentPassword` is needed if the account has a password; accounts made through Google may set their first one. */
export const changePasswordInput = z.object({
  currentPassword: z.optional(rawText('Current password', 1, PASSWORD_MAX)),
  newPassword: password,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

/** The password once more, before what can't be undone. */
export const confirmInput = z.object({ password: rawText('Password', 1, PASSWORD_MAX) });
export type ConfirmInput = z.infer<typeof confirmInput>;

/** Deleting asks for the password (or, without one, for the e-mail), so that an unattended screen is not enough. */
export const deleteAccountInput = z.object({
  password: z.optional(rawText('Password', 1, PASSWORD_MAX)),
  email: z.optional(email),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

/** Names one session to its owner. Derived from what is stored: it reveals neither the session's id nor its key. */
const sessionId = z.string('Must be a session id.').check(z.regex(/^[0-9a-f]{32}$/, 'Must be a session id.'));

const session = z.object({
  id: sessionId,
  createdAt: instant,
  lastSeenAt: instant,
  userAgent: z.nullable(z.string()),
  current: z.boolean(),
});
export type SessionView = z.infer<typeof session>;
/** At most the 50 used last; the current one comes first. */
export const sessionList = z.array(session);
export const endSessionInput = z.object({ id: sessionId });

/** Which ways of signing in the caller can use. */
export const signInOptions = z.object({
  google: z.boolean(),
  /** Whether the demo accounts can sign in over this connection. */
  demo: z.boolean(),
  /** Where to write who can't sign in; missing from older servers, null where there is no address. */
  contactEmail: z.optional(z.nullable(z.string())),
  /** Who may create an account; missing from older servers. */
  registration: z.optional(z.enum(REGISTRATION_MODES)),
});
export type SignInOptions = z.infer<typeof signInOptions>;
