import * as z from 'zod/mini';
import { ROLES } from '../accounts/roles.ts';
import { email, name } from '../accounts/schema.ts';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant, rawText } from '../lib/scalars.ts';
import { MAX_ACCOUNTS } from './limits.ts';

const TOO_MANY_ACCOUNTS = `Create at most ${MAX_ACCOUNTS} accounts at once.`;

/** The data of a person who gets a new account. */
export const newAccount = z.object({
  name,
  email,
  role: z.enum(ROLES, 'Role must be user, premium or admin.'),
});
export type NewAccount = z.infer<typeof newAccount>;

/**
 * A key that identifies one submission of a list, so that sending it again creates no account twice. The client
 * generates it: 256 random bits in hex.
 */
const creationKey = rawText('Key', 64, 64).check(z.regex(/^[0-9a-f]+$/, 'Key must be 64 hex digits.'));

export const createAccountsInput = z.object({
  key: creationKey,
  accounts: z
    .array(newAccount, 'Accounts must be a list.')
    .check(z.minLength(1, 'Name at least one account.'), z.maxLength(MAX_ACCOUNTS, TOO_MANY_ACCOUNTS)),
});
export type CreateAccountsInput = z.infer<typeof createAccountsInput>;

/** A created account, with the one-time password with which its owner signs in to choose their own. */
const createdAccount = z.object({ ...newAccount.shape, password: z.string() });
export type CreatedAccount = z.infer<typeof createdAccount>;
/** The created accounts, in the order in which they were sent. */
export const createdAccounts = z.array(createdAccount);

/** The id of the job that creates the accounts. */
export const startedJob = z.object({ id });

/**
 * The states of a list's creation. `running`: no account exists yet. `created`: all accounts were created, at once. In
 * the other states none was created, because some e-mails were `taken` meanwhile or the list's maker is no longer an
 * admin (`not-admin`).
 */
const JOB_STATES = ['running', 'created', 'taken', 'not-admin'] as const;
export type JobState = (typeof JOB_STATES)[number];

const jobFields = {
  id,
  maker: z.object({ id, name: z.string() }),
  /** Whether the caller is the list's maker. */
  own: z.boolean(),
  sentAt: instant,
  state: z.enum(JOB_STATES),
  /** The number of people in the list. */
  people: z.int(),
  /** The number of people whose one-time password has been generated. */
  ready: z.int(),
  /** The number of people whose e-mail was already taken. */
  taken: z.int(),
  /** The time at which the list and its sign-in sheets are deleted; null while the job is running. */
  deletedAt: z.nullable(instant),
};

/** The job that creates the accounts of one list, as every admin sees it. */
const creationJob = z.object(jobFields);
export type CreationJob = z.infer<typeof creationJob>;
export const creationJobs = pageOf(creationJob);

const listedAccount = z.object({ ...newAccount.shape, taken: z.boolean() });

/** A creation job, with fields that only its maker sees. */
export const creationJobDetails = z.object({
  ...jobFields,
  /**
   * The number of accounts whose one-time password wasn't used yet; null for other admins, and while there are no
   * accounts.
   */
  sheets: z.nullable(z.int()),
  /** The list for its maker to correct; null for other admins, and if nothing needs a correction. */
  accounts: z.nullable(z.array(listedAccount)),
});
export type CreationJobDetails = z.infer<typeof creationJobDetails>;

export const jobInput = z.object({ jobId: id });
export type JobInput = z.infer<typeof jobInput>;
export const listJobsInput = z.object(pageInput);
export type ListJobsInput = z.infer<typeof listJobsInput>;
export const fixJobInput = z.extend(createAccountsInput, { jobId: id });
export type FixJobInput = z.infer<typeof fixJobInput>;

export const findTakenInput = z.object({
  emails: z
    .array(email, 'E-mails must be a list.')
    .check(z.maxLength(MAX_ACCOUNTS, `Ask about at most ${MAX_ACCOUNTS} addresses at once.`)),
});
export type FindTakenInput = z.infer<typeof findTakenInput>;
/** The e-mails that already belong to an account. */
export const takenEmails = z.array(z.string());
