import { Skeletons } from '#ui/loading/skeleton.tsx';

/** What a list of people looks like while it loads. */
export const PEOPLE_LOADING = {
  shape: <Skeletons count={5} className="h-16 rounded-card" />,
  className: 'grid gap-2',
};
