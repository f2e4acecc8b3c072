// How the REST face writes things: a record's id as `_id`, and a user's as `id` too.
import { id } from '@quorbit/contracts/lib/scalars';
import * as z from 'zod/mini';

/** How the REST face writes a thing: its schema, and how it is made from what a procedure returns. */
export interface View<In, Out> {
  schema: z.ZodMiniType<Out>;
  of(value: In): Out;
}

/** The names of schemas in the OpenAPI document. */
export const schemaNames = z.registry<{ id: string }>();

export function nameSchema<T extends z.ZodMiniType>(name: string, schema: T): T {
  schemaNames.add(schema, { id: name });
  return schema;
}

export function withUnderscoreId<T extends { id: string }>({ id: _id, ...rest }: T): Omit<T, 'id'> & { _id: string } {
  return { _id, ...rest };
}

/** Writes a person's id under both names. */
export function withBothIds<T extends { id: string }>(person: T): T & { _id: string } {
  return { _id: person.id, ...person };
}

/** A view that writes a thing as it is. */
export function plainView<T>(schema: z.ZodMiniType<T>): View<T, T> {
  return { schema, of: (value) => value };
}

/** The body of a call that has nothing to return but that it is done. */
const doneSchema = nameSchema('Done', z.object({ success: z.literal(true), message: z.string() }));

/** `{ success: true, message }`, whatever the procedure returns. */
export function doneView(message: string): View<unknown, z.infer<typeof doneSchema>> {
  return { schema: doneSchema, of: () => ({ success: true, message }) };
}

/** `{ success: true, message }` with the thing itself under its name. */
export function doneViewWith<Name extends string, In, Out>(message: string, name: Name, view: View<In, Out>) {
  return {
    schema: z.object({ success: z.literal(true), message: z.string(), [name]: view.schema }),
    of: (value: In) => ({ success: true as const, message, [name]: view.of(value) }),
  };
}

/** A page as a bare list. The `Link` header gives the address of the next page. */
export function listView<In, Out>(view: View<In, Out>): View<{ items: In[]; nextCursor: string | null }, Out[]> {
  return { schema: z.array(view.schema), of: ({ items }) => items.map((item) => view.of(item)) };
}

/** The quiz that a thing belongs to. */
export const quizReference = z.object({ _id: id, title: z.string(), category: z.string() });
