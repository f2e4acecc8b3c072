import { Skeletons } from '#ui/loading/skeleton.tsx';

/** The loading state of a table: skeletons in place of its rows. */
export const TABLE_LOADING = {
  className: 'grid gap-2',
  shape: <Skeletons count={8} className="h-12 rounded-card max-md:h-28" />,
};
