import * as z from 'zod/mini';
import { id } from '../../lib/scalars.ts';
import type { VoidArgs } from './void.ts';

export const voidArgs: z.ZodMiniType<VoidArgs, VoidArgs> = z.object({ of: id });
