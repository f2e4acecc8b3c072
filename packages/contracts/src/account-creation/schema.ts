import * as z from 'zod/mini';
import { ROLES } from '../accounts/roles.ts';
import { email, name } from '../accounts/schema.ts';
import { rawText } from '../lib/scalars.ts';
import { MAX_ACCOUNTS } from './limits.ts';

const TOO_MANY = `Create at most ${MAX_ACCOUNTS} accounts at once.`;

/** Somebody who is to get an account. */
export const newAccount = z.object({
  name,
  email,
  role: z.enum(ROLES, 'Role must be user, premium or admin.'),
});
export type NewAccount = z.infer<typeof newAccount>;

/**
 * Names one creation, so that sending it again creates nothing twice. Its sender draws it, 256 random bits in hex, and keeps
 * it secret: the passwords follow from it.
 */
const creationKey = rawText('Key', 64, 64).check(z.regex(/^[0-9a-f]+$/, 'Key must be 64 hex digits.'));

export const createAccountsInput = z.object({
  key: creationKey,
  accounts: z
    .array(newAccount, 'Accounts must be a list.')
    .check(z.minLength(1, 'Name at least one account.'), z.maxLength(MAX_ACCOUNTS, TOO_MANY)),
});
export type CreateAccountsInput = z.infer<typeof createAccountsInput>;

/** An account that was created, with the password that lets its owner choose their own. */
const createdAccount = z.object({ ...newAccount.shape, password: z.string() });
export type CreatedAccount = z.infer<typeof createdAccount>;
/** In the order in which they were sent. */
export const createdAccounts = z.array(createdAccount);

export const findTakenInput = z.object({
  emails: z
    .array(email, 'E-mails must be a list.')
    .check(z.maxLength(MAX_ACCOUNTS, `Ask about at most ${MAX_ACCOUNTS} addresses at once.`)),
});
export type FindTakenInput = z.infer<typeof findTakenInput>;
/** Those that belong to an account already. */
export const takenEmails = z.array(z.string());
