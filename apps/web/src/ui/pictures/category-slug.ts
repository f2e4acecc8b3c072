/** Slugs with a rule in `categories.css` and a motif. */
export const CATEGORY_SLUGS = [
  'science',
  'mathematics',
  'history',
  'literature',
  'geography',
  'programming',
  'sports',
  'entertainment',
  'art',
  'food-cooking',
  'nature',
  'business',
  'health-medicine',
  'general',
] as const;
export type CategorySlug = (typeof CATEGORY_SLUGS)[number];

/** Number of hues for custom categories. */
export const CUSTOM_HUES = 8;

/**
 * The value of `data-category`, which sets an element's category colours. Custom categories get a hue from their name.
 */
export function toCategorySlug(category: string): CategorySlug | `other-${number}` {
  const slug = category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return CATEGORY_SLUGS.find((known) => known === slug) ?? `other-${hueOf(category)}`;
}

function hueOf(category: string): number {
  let sum = 0;
  for (const letter of category.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % CUSTOM_HUES;
}
