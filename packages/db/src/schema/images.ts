import { customType, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { quizzes } from './quizzes.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures, identified by the SHA-256 of their bytes as the server encoded them. */
export const images = pgTable('images', {
  hash: text().primaryKey(),
  /** The media type: `image/png`, `image/jpeg` or `image/webp`. */
  type: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The number of bytes, stored separately so that sums needn't read the bytes. */
  size: integer().notNull(),
  bytes: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Uploads of pictures: a person who uploaded a picture may put it into a question. */
export const imageUploads = pgTable(
  'image_uploads',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text()
      .notNull()
      .references(() => images.hash, { onDelete: 'cascade' }),
    uploadedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] }), index('image_uploads_hash_idx').on(table.hash)],
);

/** The pictures that a quiz shows or showed, in any version that somebody has. */
export const quizImages = pgTable(
  'quiz_images',
  {
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    hash: text()
      .notNull()
      .references(() => images.hash),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.hash] }), index('quiz_images_hash_idx').on(table.hash)],
);
