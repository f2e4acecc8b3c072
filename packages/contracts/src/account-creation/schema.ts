import * as z from 'zod/mini';
import { ROLES } from '../accounts/roles.ts';
import { email, name } from '../accounts/schema.ts';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant, rawText } from '../lib/scalars.ts';
import { MAX_ACCOUNTS } from './limits.ts';

const TOO_MANY_ACCOUNTS = `Create at most ${MAX_ACCOUNTS} accounts at once.`;

/** Somebody who is to get an account. */
export const newAccount = z.object({
  name,
  email,
  role: z.enum(ROLES, 'Role must be user, premium or admin.'),
});
export type NewAccount = z.infer<typeof newAccount>;

/** Names one sending of a list, so that sending it again creates nothing twice. Its sender draws it, 256 random bits in hex. */
const creationKey = rawText('Key', 64, 64).check(z.regex(/^[0-9a-f]+$/, 'Key must be 64 hex digits.'));

export const createAccountsInput = z.object({
  key: creationKey,
  accounts: z
    .array(newAccount, 'Accounts must be a list.')
    .check(z.minLength(1, 'Name at least one account.'), z.maxLength(MAX_ACCOUNTS, TOO_MANY_ACCOUNTS)),
});
export type CreateAccountsInput = z.infer<typeof createAccountsInput>;

/** An account that was created, with the password that lets its owner choose their own. */
const createdAccount = z.object({ ...newAccount.shape, password: z.string() });
export type CreatedAccount = z.infer<typeof createdAccount>;
/** In the order in which they were sent. */
export const createdAccounts = z.array(createdAccount);

/** The job that creates the accounts. */
export const startedJob = z.object({ id });

/**
 * How far the creation of a list is: `running` until all accounts are `created` at once. Otherwise there are none: some
 * e-mails were `taken` meanwhile, or the list's maker is `not-admin` any more.
 */
const JOB_STATES = ['running', 'created', 'taken', 'not-admin'] as const;
export type JobState = (typeof JOB_STATES)[number];

const jobFields = {
  id,
  maker: z.object({ id, name: z.string() }),
  /** Whether that is the caller. */
  own: z.boolean(),
  sentAt: instant,
  state: z.enum(JOB_STATES),
  /** People in the list. */
  people: z.int(),
  /** How many of them have a password. */
  ready: z.int(),
  /** How many of them have an e-mail that was taken. */
  taken: z.int(),
  /** When the list is deleted, with its sheets; null while it is running. */
  deletedAt: z.nullable(instant),
};

/** The creation of one list, as every admin sees it. */
const creationJob = z.object(jobFields);
export type CreationJob = z.infer<typeof creationJob>;
export const creationJobs = pageOf(creationJob);

const listedAccount = z.object({ ...newAccount.shape, taken: z.boolean() });

/** One of them, with what its maker alone sees. */
export const creationJobDetails = z.object({
  ...jobFields,
  /** Accounts whose one-time password wasn't used yet; null for other admins, and while there are no accounts. */
  sheets: z.nullable(z.int()),
  /** The list, to be mended; null for other admins, and where nothing needs a change. */
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
/** Those that belong to an account already. */
export const takenEmails = z.array(z.string());
