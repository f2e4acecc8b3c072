import { imageHash } from '@quorbit/contracts/images/image-path';
import { instant } from '@quorbit/contracts/lib/scalars';
import { imageUploads } from '@quorbit/db/schema/images';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfUploader } from './images.repository.ts';

const uploaded = z.object({ hash: imageHash, width: z.int(), height: z.int(), bytes: z.int(), uploadedAt: instant });

export const imagesPersonal: readonly PersonalTable[] = [
  {
    table: imageUploads,
    exportFields: [
      exportList({
        name: 'images',
        // The export names the pictures; their bytes are at `/images/{hash}` as long as the account exists.
        schema: z.array(uploaded),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfUploader(db, id, after, limit),
            ({ hash }) => hash,
          ))
            yield rows.map(({ uploadedAt, ...row }) => ({ ...row, uploadedAt: uploadedAt.toISOString() }));
        },
      }),
    ],
    // A picture that a quiz shows stays stored, without any link to the uploader.
    erasure: 'with the account',
  },
];
