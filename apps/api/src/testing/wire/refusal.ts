import type { AppErrorCode, Issue } from '@quorbit/contracts/errors/codes';
import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../app-router.ts';

export interface Refusal {
  code: AppErrorCode;
  status: number;
  message: string;
  issues?: Issue[];
}

/** Returns the refusal of a call; null if the call succeeded. Rethrows anything that isn't a response of the server. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof TRPCClientError)) throw error;
    const { data, message }: TRPCClientError<AppRouter> = error;
    if (!data) throw error;
    const { appCode, httpStatus, issues } = data;
    return { code: appCode, status: httpStatus, message, ...(issues ? { issues } : {}) };
  }
}

/** Returns the error code that a call was refused with, or `ok`. */
export async function outcomeOf(call: Promise<unknown>): Promise<AppErrorCode | 'ok'> {
  return (await refusalOf(call))?.code ?? 'ok';
}

/** Returns the refusal of a request that conflicts with the present state. */
export function conflict(message: string): Refusal {
  return { code: 'CONFLICT', status: 409, message };
}
