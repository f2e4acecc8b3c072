import { Skeletons } from '#ui/loading/skeleton.tsx';

/** Rows of a table that is on its way. */
export const TABLE_LOADING = {
  className: 'grid gap-2',
  shape: <Skeletons count={8} className="h-12 rounded-card max-md:h-28" />,
};
