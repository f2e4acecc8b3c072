import { cardRow, modelRow } from '@quorbit/contracts/reviews/row';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { listModelIds, listModels } from './models.repository.ts';
import { listForMirror, listIds } from './reviews.repository.ts';

/** Reads mirror rows of kind `card`; the row's id is the question's id. */
export const cardMirror: MirrorReader = {
  kind: 'card',
  body: cardRow,
  listIds,
  async read(db, audience, ids) {
    const cards = await listForMirror(db, audience.userId, ids);
    return new Map(cards.map((card) => [card.questionId, card]));
  },
};

/** Reads mirror rows of kind `model`: a learner's own weights of the review schedule. */
export const modelMirror: MirrorReader = {
  kind: 'model',
  body: modelRow,
  listIds: listModelIds,
  async read(db, audience, ids) {
    const models = await listModels(db, audience.userId, ids);
    return new Map(models.map(({ id, ...body }) => [id, body]));
  },
};
