// A form as far as the server can answer it: one that has no collections is neither asked for their rows nor told of them.
import { useEffect, useMemo, useState } from 'react';
import { isCollection } from '#schemas/references.ts';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { offers } from '#src/stores/meta.ts';

const asksCollection = ({ lookup, items }: Schema): boolean =>
  [lookup, ...[items ?? []].flat().map((one) => (typeof one === 'object' ? one.lookup : undefined))].some(
    (list) => list !== undefined && isCollection(list),
  );

const isAsking = (field: Schema | boolean): boolean => typeof field === 'object' && asksCollection(field);

export function useOfferedForm<Name extends keyof Forms>(form: FormDefinition<Name>): FormDefinition<Name> {
  const { properties = {} } = form.schema;
  const asks = Object.values(properties).some(isAsking);
  const [isOffered, setOffered] = useState(true);
  useEffect(() => {
    if (asks) void offers('collections').then(setOffered);
  }, [asks]);
  return useMemo(() => {
    if (!asks || isOffered) return form;
    const left = Object.entries(form.schema.properties ?? {}).filter(([, field]) => !isAsking(field));
    return { ...form, schema: { ...form.schema, properties: Object.fromEntries(left) } };
  }, [form, asks, isOffered]);
}
