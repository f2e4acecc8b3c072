import { defineOpType } from '../../lib/define-op-type.ts';
import { addInput } from './bookmarks.schema.ts';
import { addBookmark } from './bookmarks.service.ts';

export const bookmarkAdd = defineOpType({
  type: 'bookmark.add',
  versions: { 1: addInput },
  async apply(tx, actor, ops) {
    for (const { args, at } of ops) await addBookmark(tx, actor, args, at);
    return new Map();
  },
});
