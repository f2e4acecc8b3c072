import { page, pageInput } from '@quorbit/contracts/lib/paging';
import { id, instant, text } from '@quorbit/contracts/lib/scalars';
import * as z from 'zod/mini';

const note = text('Note', 0, 200);

export const bookmark = z.object({ quizId: id, note, createdAt: instant });
export type Bookmark = z.infer<typeof bookmark>;

export const listInput = z.object(pageInput);
export type ListInput = z.infer<typeof listInput>;
export const bookmarkList = page(bookmark);
export const quizIdInput = z.object({ quizId: id });
export const addInput = z.object({ quizId: id, note: z._default(note, '') });
export type AddInput = z.infer<typeof addInput>;
