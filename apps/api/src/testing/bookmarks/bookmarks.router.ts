import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { addInput, bookmark, bookmarkList, listInput, quizIdInput } from './bookmarks.schema.ts';
import { addBookmark, getBookmark, listBookmarks, removeBookmark } from './bookmarks.service.ts';

export const bookmarksRouter = router({
  list: signedInProcedure
    .input(listInput)
    .output(bookmarkList)
    .query(({ ctx, input }) => listBookmarks(ctx.db, ctx.actor, input)),
  get: signedInProcedure
    .input(quizIdInput)
    .output(bookmark)
    .query(({ ctx, input }) => getBookmark(ctx.db, ctx.actor, input.quizId)),
  add: signedInProcedure
    .input(addInput)
    .output(bookmark)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => addBookmark(tx, actor, input, ctx.now())),
    ),
  remove: signedInProcedure
    .input(quizIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => removeBookmark(tx, actor, input.quizId)),
    ),
});
